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

  @Test func declarationsOfC() {
    let header = """
      #ifndef PLAYER_H
      #define PLAYER_VOLUME 10
      #define PLAYER_LIMIT(value) \\
        void limit(value)
      NS_ASSUME_NONNULL_BEGIN
      @class Forward;
      extern "C" {
      void PlayerStart(Track *track, int volume);
      }
      static inline int player_count(void) { return count(1); }
      extern NSString * const PlayerName;
      FOUNDATION_EXPORT NSNotificationName const PlayerDidStop API_AVAILABLE(ios(13));
      typedef void (^PlayerBlock)(Track *track);
      typedef NSString *PlayerID NS_TYPED_ENUM;
      typedef enum { PlayerFast = 1, PlayerSlow } PlayerSpeed;
      void PlayerStop(void) NS_SWIFT_NAME(stopPlayer());
      @interface Track : NSObject
      - (void)play:(int)count;
      @end
      #endif
      """
    #expect(
      ObjectiveCNames.names(in: Array(header.utf8)) == [
        "PLAYER_VOLUME", "PLAYER_LIMIT", "PlayerStart", "player_count", "PlayerName", "PlayerDidStop", "PlayerBlock",
        "PlayerID", "PlayerFast", "PlayerSlow", "PlayerSpeed", "PlayerStop", "stopPlayer", "Track",
      ])
  }
}
