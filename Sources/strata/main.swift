import StrataIndex

print("strata")
