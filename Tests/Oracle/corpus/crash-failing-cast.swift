class Animal {}
class Dog: Animal {}
let animal: Animal = Animal()
print("is a dog:", animal is Dog)
let dog = animal as! Dog
print("never", dog)
