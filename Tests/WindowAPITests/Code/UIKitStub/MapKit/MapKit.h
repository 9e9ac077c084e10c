#import <UIKit/UIKit.h>
@interface MKMapView : UIView
@end
