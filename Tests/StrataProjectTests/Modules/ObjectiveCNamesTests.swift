import Testing

@testable import StrataProject

struct ObjectiveCNamesTests {
  @Test func declarationsOfAHeader() {
    let header = """
      #import <UIKit/UIKit.h>
      @class Forward;
      @protocol Later;
      /* @interface Comment : NSObject */
      // @protocol Comment
      NS_ASSUME_NONNULL_BEGIN
      @interface Track : NSObject <Playable>
      @property (nonatomic) NSString *title; // "@interface Text"
      @end
      @interface UIView (Shadow)
      @end
      @protocol Playable <NSObject>
      @end
      typedef NS_ENUM(NSInteger, PlayState) { PlayStateIdle };
      typedef NS_OPTIONS(NSUInteger, Marks) { MarksNone = 0 };
      typedef struct { int a; } Span;
      struct Raw { int b; };
      """
    #expect(
      ObjectiveCNames.names(in: Array(header.utf8)) == ["Track", "Playable", "PlayState", "Marks", "Span", "Raw"])
  }
}
