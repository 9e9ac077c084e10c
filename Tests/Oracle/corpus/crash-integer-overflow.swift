var n = Int.max - 1
print(n)
n += 1
print("maximum")
n += 1
print("never", n)
