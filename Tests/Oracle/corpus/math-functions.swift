import Foundation

print(pow(1.05, 5.0), pow(2.0, 0.5), pow(2.5, 3.0), pow(10.0, -2.0))
print(sin(0.5), cos(1.0), tan(0.3), atan2(1.0, 2.0), hypot(3.0, 4.0))
print(exp(1.0), log(10.0), log2(8.0), log10(1000.0), cbrt(27.0), fmod(7.5, 2.0))
