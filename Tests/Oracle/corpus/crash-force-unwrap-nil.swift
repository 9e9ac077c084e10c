let names = ["Ann": 1]
print("before")
let missing = names["Bob"]
print(missing as Any)
print(missing!)
print("never")
