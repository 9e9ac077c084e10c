package import ProgramRuntime
import Syntax

/// The Objective-C names of library declarations that no rule derives.
package enum NameTable {
  /// Foundation classes by their Swift names.
  package static let classNames = [
    "NotificationCenter": "NSNotificationCenter", "Bundle": "NSBundle",
    "OperationQueue": "NSOperationQueue",
    "RunLoop": "NSRunLoop",
    "Timer": "NSTimer", "UserDefaults": "NSUserDefaults", "DispatchQueue": "dispatch_queue_t",
    "DispatchGroup": "dispatch_group_t",
    "DispatchSemaphore": "dispatch_semaphore_t",
  ]

  /// Selectors by class and Swift name.
  package static let selectors = [
    "UIView.insertSubview(_:at:)": "insertSubview:atIndex:",
    "UIView.exchangeSubview(at:withSubviewAt:)": "exchangeSubviewAtIndex:withSubviewAtIndex:",
    "UIView.isDescendant(of:)": "isDescendantOfView:",
    "UIView.point(inside:with:)": "pointInside:withEvent:",
    "UIControl.addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
    "UIControl.removeTarget(_:action:for:)": "removeTarget:action:forControlEvents:",
    "UIControl.sendAction(_:to:for:)": "sendAction:to:forEvent:",
    "UIControl.beginTracking(_:with:)": "beginTrackingWithTouch:withEvent:",
    "UIControl.continueTracking(_:with:)": "continueTrackingWithTouch:withEvent:",
    "UIControl.endTracking(_:with:)": "endTrackingWithTouch:withEvent:",
    "UIControl.cancelTracking(with:)": "cancelTrackingWithEvent:",
    "RunLoop.add(_:forMode:)": "addTimer:forMode:",
    "CADisplayLink.add(to:forMode:)": "addToRunLoop:forMode:",
    "UIControl.sendActions(for:)": "sendActionsForControlEvents:",
    "UIControl.addAction(_:for:)": "addAction:forControlEvents:",
    "UISegmentedControl.titleForSegment(at:)": "titleForSegmentAtIndex:",
    "UISegmentedControl.setTitle(_:forSegmentAt:)": "setTitle:forSegmentAtIndex:",
    "UISegmentedControl.insertSegment(withTitle:at:animated:)":
      "insertSegmentWithTitle:atIndex:animated:",
    "UISegmentedControl.removeSegment(at:animated:)": "removeSegmentAtIndex:animated:",
    "UISegmentedControl.isEnabledForSegment(at:)": "isEnabledForSegmentAtIndex:",
    "UISegmentedControl.setEnabled(_:forSegmentAt:)": "setEnabled:forSegmentAtIndex:",
    "UIView.draw(_:)": "drawRect:",
    "UIView.setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
    "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)":
      "animateAlongsideTransition:completion:",
    "UIViewControllerTransitionCoordinatorContext.viewController(forKey:)": "viewControllerForKey:",
    "UIViewControllerAnimatedTransitioning.transitionDuration(using:)": "transitionDuration:",
    "UIViewControllerAnimatedTransitioning.animateTransition(using:)": "animateTransition:",
    "_UITransitionCoordinator.viewController(forKey:)": "viewControllerForKey:",
    "UIViewControllerContextTransitioning.viewController(forKey:)": "viewControllerForKey:",
    "_UIViewControllerTransitionContext.viewController(forKey:)": "viewControllerForKey:",
    "UIViewControllerContextTransitioning.view(forKey:)": "viewForKey:",
    "_UIViewControllerTransitionContext.view(forKey:)": "viewForKey:",
    "UIViewControllerContextTransitioning.initialFrame(for:)": "initialFrameForViewController:",
    "_UIViewControllerTransitionContext.initialFrame(for:)": "initialFrameForViewController:",
    "UIViewControllerContextTransitioning.finalFrame(for:)": "finalFrameForViewController:",
    "_UIViewControllerTransitionContext.finalFrame(for:)": "finalFrameForViewController:",
    "_UITransitionCoordinator.animate(alongsideTransition:completion:)":
      "animateAlongsideTransition:completion:",
    "UIButton.setTitle(_:for:)": "setTitle:forState:",
    "UIButton.setImage(_:for:)": "setImage:forState:",
    "UIButton.image(for:)": "imageForState:",
    "UIButton.setBackgroundImage(_:for:)": "setBackgroundImage:forState:",
    "UIButton.setTitleColor(_:for:)": "setTitleColor:forState:",
    "UIButton.title(for:)": "titleForState:",
    "UIWindow.makeKey()": "makeKeyWindow",
    "UIWindow.becomeKey()": "becomeKeyWindow",
    "UIWindow.resignKey()": "resignKeyWindow",
    "UIViewController.present(_:animated:completion:)":
      "presentViewController:animated:completion:",
    "UIViewController.dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "UIViewController.willMove(toParent:)": "willMoveToParentViewController:",
    "UIViewController.didMove(toParent:)": "didMoveToParentViewController:",
    "UIViewController.addChild(_:)": "addChildViewController:",
    "UIViewController.removeFromParent()": "removeFromParentViewController",
    "UIViewController.viewWillTransition(to:with:)":
      "viewWillTransitionToSize:withTransitionCoordinator:",
    "UIViewController.willTransition(to:with:)":
      "willTransitionToTraitCollection:withTransitionCoordinator:",
    "UIViewController.show(_:sender:)": "showViewController:sender:",
    "UINavigationController.show(_:sender:)": "showViewController:sender:",
    "UISplitViewController.show(_:sender:)": "showViewController:sender:",
    "UIViewController.transition(from:to:duration:options:animations:completion:)":
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
    "UISheetPresentationControllerDetent.medium()": "mediumDetent",
    "UISheetPresentationControllerDetent.large()": "largeDetent",
    "UISheetPresentationControllerDetent.custom(identifier:resolver:)":
      "customDetentWithIdentifier:resolver:",
    "UINavigationItem.setLeftBarButton(_:animated:)": "setLeftBarButtonItem:animated:",
    "UINavigationItem.setRightBarButton(_:animated:)": "setRightBarButtonItem:animated:",
    "UIStackView.insertArrangedSubview(_:at:)": "insertArrangedSubview:atIndex:",
    "UIStackView.setCustomSpacing(_:after:)": "setCustomSpacing:afterView:",
    "UIStackView.customSpacing(after:)": "customSpacingAfterView:",
    "UITableView.register(_:forCellReuseIdentifier:)": "registerClass:forCellReuseIdentifier:",
    "UITableView.dequeueReusableCell(withIdentifier:)": "dequeueReusableCellWithIdentifier:",
    "UITableView.dequeueReusableCell(withIdentifier:for:)":
      "dequeueReusableCellWithIdentifier:forIndexPath:",
    "UITableView.cellForRow(at:)": "cellForRowAtIndexPath:",
    "UITableView.indexPath(for:)": "indexPathForCell:",
    "UITableView.rectForRow(at:)": "rectForRowAtIndexPath:",
    "UITableView.indexPathForRow(at:)": "indexPathForRowAtPoint:",
    "UITableView.selectRow(at:animated:scrollPosition:)":
      "selectRowAtIndexPath:animated:scrollPosition:",
    "UITableView.deselectRow(at:animated:)": "deselectRowAtIndexPath:animated:",
    "UITableView.scrollToRow(at:at:animated:)":
      "scrollToRowAtIndexPath:atScrollPosition:animated:",
    "UITableView.insertRows(at:with:)": "insertRowsAtIndexPaths:withRowAnimation:",
    "UITableView.deleteRows(at:with:)": "deleteRowsAtIndexPaths:withRowAnimation:",
    "UITableView.reloadRows(at:with:)": "reloadRowsAtIndexPaths:withRowAnimation:",
    "UITableViewController.numberOfSections(in:)": "numberOfSectionsInTableView:",
    "UITableViewController.tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "UITableViewController.tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "UITableViewController.tableView(_:willDisplay:forRowAt:)":
      "tableView:willDisplayCell:forRowAtIndexPath:",
    "UITableViewController.tableView(_:didEndDisplaying:forRowAt:)":
      "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "UITableViewController.tableView(_:shouldHighlightRowAt:)":
      "tableView:shouldHighlightRowAtIndexPath:",
    "UITableViewController.tableView(_:didHighlightRowAt:)":
      "tableView:didHighlightRowAtIndexPath:",
    "UITableViewController.tableView(_:didUnhighlightRowAt:)":
      "tableView:didUnhighlightRowAtIndexPath:",
    "UITableViewController.tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
    "UITableViewController.tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "UITableViewController.tableView(_:willDeselectRowAt:)":
      "tableView:willDeselectRowAtIndexPath:",
    "UITableViewController.tableView(_:didDeselectRowAt:)":
      "tableView:didDeselectRowAtIndexPath:",
    "UITableViewController.tableView(_:titleForHeaderInSection:)":
      "tableView:titleForHeaderInSection:",
    "UITableViewController.tableView(_:titleForFooterInSection:)":
      "tableView:titleForFooterInSection:",
    "UITableViewController.tableView(_:viewForHeaderInSection:)":
      "tableView:viewForHeaderInSection:",
    "UITableViewController.tableView(_:viewForFooterInSection:)":
      "tableView:viewForFooterInSection:",
    "UITableViewController.tableView(_:heightForHeaderInSection:)":
      "tableView:heightForHeaderInSection:",
    "UITableViewController.tableView(_:heightForFooterInSection:)":
      "tableView:heightForFooterInSection:",
    "UITableViewController.tableView(_:canEditRowAt:)":
      "tableView:canEditRowAtIndexPath:",
    "UITableViewController.tableView(_:canMoveRowAt:)":
      "tableView:canMoveRowAtIndexPath:",
    "UITableViewController.tableView(_:commit:forRowAt:)":
      "tableView:commitEditingStyle:forRowAtIndexPath:",
    "UITableViewController.tableView(_:moveRowAt:to:)":
      "tableView:moveRowAtIndexPath:toIndexPath:",
    "UITableViewController.tableView(_:editingStyleForRowAt:)":
      "tableView:editingStyleForRowAtIndexPath:",
    "UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
    "UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "UICollectionViewController.numberOfSections(in:)":
      "numberOfSectionsInCollectionView:",
    "UICollectionViewController.collectionView(_:cellForItemAt:)":
      "collectionView:cellForItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)":
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "UICollectionViewController.collectionView(_:willDisplay:forItemAt:)":
      "collectionView:willDisplayCell:forItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)":
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:shouldHighlightItemAt:)":
      "collectionView:shouldHighlightItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:didHighlightItemAt:)":
      "collectionView:didHighlightItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:didUnhighlightItemAt:)":
      "collectionView:didUnhighlightItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:shouldSelectItemAt:)":
      "collectionView:shouldSelectItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:shouldDeselectItemAt:)":
      "collectionView:shouldDeselectItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:didSelectItemAt:)":
      "collectionView:didSelectItemAtIndexPath:",
    "UICollectionViewController.collectionView(_:didDeselectItemAt:)":
      "collectionView:didDeselectItemAtIndexPath:",
    "UICollectionView.register(_:forCellWithReuseIdentifier:)":
      "registerClass:forCellWithReuseIdentifier:",
    "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)":
      "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
    "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)":
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
    "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)":
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
    "UICollectionView.cellForItem(at:)":
      "cellForItemAtIndexPath:",
    "UICollectionView.indexPath(for:)":
      "indexPathForCell:",
    "UICollectionView.indexPathForItem(at:)":
      "indexPathForItemAtPoint:",
    "UICollectionView.numberOfItems(inSection:)":
      "numberOfItemsInSection:",
    "UICollectionView.selectItem(at:animated:scrollPosition:)":
      "selectItemAtIndexPath:animated:scrollPosition:",
    "UICollectionView.deselectItem(at:animated:)":
      "deselectItemAtIndexPath:animated:",
    "UICollectionView.scrollToItem(at:at:animated:)":
      "scrollToItemAtIndexPath:atScrollPosition:animated:",
    "UICollectionView.insertItems(at:)":
      "insertItemsAtIndexPaths:",
    "UICollectionView.deleteItems(at:)":
      "deleteItemsAtIndexPaths:",
    "UICollectionView.reloadItems(at:)":
      "reloadItemsAtIndexPaths:",
    "UICollectionView.layoutAttributesForItem(at:)":
      "layoutAttributesForItemAtIndexPath:",
    "UICollectionViewLayout.layoutAttributesForItem(at:)": "layoutAttributesForItemAtIndexPath:",
    "UICollectionViewLayout.layoutAttributesForElements(in:)": "layoutAttributesForElementsInRect:",
    "UICollectionViewLayout.prepare()": "prepareLayout",
    "UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)":
      "shouldInvalidateLayoutForBoundsChange:",
    "UICollectionViewFlowLayout.layoutAttributesForItem(at:)":
      "layoutAttributesForItemAtIndexPath:",
    "UICollectionViewFlowLayout.layoutAttributesForElements(in:)":
      "layoutAttributesForElementsInRect:",
    "UICollectionViewFlowLayout.prepare()": "prepareLayout",
    "UICollectionReusableView.apply(_:)": "applyLayoutAttributes:",
    "UITableView.rectForHeader(inSection:)": "rectForHeaderInSection:",
    "UITableView.rectForFooter(inSection:)": "rectForFooterInSection:",
    "UITableView.headerView(forSection:)": "headerViewForSection:",
    "UITableView.footerView(forSection:)": "footerViewForSection:",
    "UITableView.register(_:forHeaderFooterViewReuseIdentifier:)":
      "registerClass:forHeaderFooterViewReuseIdentifier:",
    "UITableView.dequeueReusableHeaderFooterView(withIdentifier:)":
      "dequeueReusableHeaderFooterViewWithIdentifier:",
    "UITableView.insertSections(_:with:)": "insertSections:withRowAnimation:",
    "UITableView.deleteSections(_:with:)": "deleteSections:withRowAnimation:",
    "UITableView.reloadSections(_:with:)": "reloadSections:withRowAnimation:",
    "UILabel.textRect(forBounds:limitedToNumberOfLines:)":
      "textRectForBounds:limitedToNumberOfLines:",
    "UILabel.drawText(in:)": "drawTextInRect:",
    "UIResponder.target(forAction:withSender:)": "targetForAction:withSender:",
    "UIPresentationController.init(presentedViewController:presenting:)":
      "initWithPresentedViewController:presentingViewController:",
    "UIPresentationController.presentationTransitionDidEnd(_:)": "presentationTransitionDidEnd:",
    "UIPresentationController.viewWillTransition(to:with:)":
      "viewWillTransitionToSize:withTransitionCoordinator:",
    "CALayer.insertSublayer(_:at:)": "insertSublayer:atIndex:",
    "UIColor.withAlphaComponent(_:)": "colorWithAlphaComponent:",
    "UITouch.location(in:)": "locationInView:",
    "UITouch.previousLocation(in:)": "previousLocationInView:",
    "UIGestureRecognizer.location(in:)": "locationInView:",
    "UIGestureRecognizer.require(toFail:)": "requireGestureRecognizerToFail:",
    "UIScrollView.touchesShouldCancel(in:)": "touchesShouldCancelInContentView:",
    "UIPanGestureRecognizer.translation(in:)": "translationInView:",
    "UIPanGestureRecognizer.setTranslation(_:in:)": "setTranslation:inView:",
    "UIPanGestureRecognizer.velocity(in:)": "velocityInView:",
    "UIApplication.sendAction(_:to:from:for:)": "sendAction:to:from:forEvent:",
    "NSObject.isKind(of:)": "isKindOfClass:",
    "NSObject.isMember(of:)": "isMemberOfClass:",
    "NSObject.responds(to:)": "respondsToSelector:",
    "NSObject.perform(_:)": "performSelector:",
    "NSObject.perform(_:with:)": "performSelector:withObject:",
    "NSObject.perform(_:with:afterDelay:)": "performSelector:withObject:afterDelay:",
    "NotificationCenter.addObserver(forName:object:queue:using:)":
      "addObserverForName:object:queue:usingBlock:",
    "NotificationCenter.post(name:object:)": "postNotificationName:object:",
    "NotificationCenter.post(name:object:userInfo:)": "postNotificationName:object:userInfo:",
    "NotificationCenter.post(_:)": "postNotification:",
    "OperationQueue.addOperation(_:)": "addOperationWithBlock:",
    "UserDefaults.set(_:forKey:)": "setObject:forKey:",
    "NSLayoutXAxisAnchor.constraint(equalTo:)": "constraintEqualToAnchor:",
    "NSLayoutXAxisAnchor.constraint(equalTo:constant:)": "constraintEqualToAnchor:constant:",
    "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualTo:)":
      "constraintGreaterThanOrEqualToAnchor:",
    "NSLayoutXAxisAnchor.constraint(greaterThanOrEqualTo:constant:)":
      "constraintGreaterThanOrEqualToAnchor:constant:",
    "NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:)": "constraintLessThanOrEqualToAnchor:",
    "NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:constant:)":
      "constraintLessThanOrEqualToAnchor:constant:",
    "NSLayoutYAxisAnchor.constraint(equalTo:)": "constraintEqualToAnchor:",
    "NSLayoutYAxisAnchor.constraint(equalTo:constant:)": "constraintEqualToAnchor:constant:",
    "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualTo:)":
      "constraintGreaterThanOrEqualToAnchor:",
    "NSLayoutYAxisAnchor.constraint(greaterThanOrEqualTo:constant:)":
      "constraintGreaterThanOrEqualToAnchor:constant:",
    "NSLayoutYAxisAnchor.constraint(lessThanOrEqualTo:)": "constraintLessThanOrEqualToAnchor:",
    "NSLayoutYAxisAnchor.constraint(lessThanOrEqualTo:constant:)":
      "constraintLessThanOrEqualToAnchor:constant:",
    "NSLayoutDimension.constraint(equalTo:)": "constraintEqualToAnchor:",
    "NSLayoutDimension.constraint(equalTo:constant:)": "constraintEqualToAnchor:constant:",
    "NSLayoutDimension.constraint(equalTo:multiplier:)": "constraintEqualToAnchor:multiplier:",
    "NSLayoutDimension.constraint(equalTo:multiplier:constant:)":
      "constraintEqualToAnchor:multiplier:constant:",
    "NSLayoutDimension.constraint(equalToConstant:)": "constraintEqualToConstant:",
    "NSLayoutDimension.constraint(greaterThanOrEqualTo:)": "constraintGreaterThanOrEqualToAnchor:",
    "NSLayoutDimension.constraint(greaterThanOrEqualTo:constant:)":
      "constraintGreaterThanOrEqualToAnchor:constant:",
    "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)":
      "constraintGreaterThanOrEqualToAnchor:multiplier:",
    "NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:constant:)":
      "constraintGreaterThanOrEqualToAnchor:multiplier:constant:",
    "NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)":
      "constraintGreaterThanOrEqualToConstant:",
    "NSLayoutDimension.constraint(lessThanOrEqualTo:)": "constraintLessThanOrEqualToAnchor:",
    "NSLayoutDimension.constraint(lessThanOrEqualTo:constant:)":
      "constraintLessThanOrEqualToAnchor:constant:",
    "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)":
      "constraintLessThanOrEqualToAnchor:multiplier:",
    "NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:constant:)":
      "constraintLessThanOrEqualToAnchor:multiplier:constant:",
    "NSLayoutDimension.constraint(lessThanOrEqualToConstant:)":
      "constraintLessThanOrEqualToConstant:",
    "NSLayoutConstraint.activate(_:)": "activateConstraints:",
    "NSLayoutConstraint.deactivate(_:)": "deactivateConstraints:",
    "UIView.setContentHuggingPriority(_:for:)": "setContentHuggingPriority:forAxis:",
    "UIView.setContentCompressionResistancePriority(_:for:)":
      "setContentCompressionResistancePriority:forAxis:",
    "UIView.contentHuggingPriority(for:)": "contentHuggingPriorityForAxis:",
    "UIView.snapshotView(afterScreenUpdates:)": "snapshotViewAfterScreenUpdates:",
    "UIView.transition(with:duration:options:animations:completion:)":
      "transitionWithView:duration:options:animations:completion:",
    "UIAlertController.addTextField(configurationHandler:)":
      "addTextFieldWithConfigurationHandler:",
    "UIView.contentCompressionResistancePriority(for:)":
      "contentCompressionResistancePriorityForAxis:",
  ]

  /// Factory class methods, by class and the corresponding Swift initializer.
  package static let factories = [
    "UIButton.init(type:)": "buttonWithType:",
    "UIColor.init(red:green:blue:alpha:)": "colorWithRed:green:blue:alpha:",
    "UIColor.init(white:alpha:)": "colorWithWhite:alpha:",
    "UIAlertController.init(title:message:preferredStyle:)":
      "alertControllerWithTitle:message:preferredStyle:",
    "UIAlertAction.init(title:style:handler:)": "actionWithTitle:style:handler:",
    "UIImage.init(named:)": "imageNamed:",
    "UIBlurEffect.init(style:)": "effectWithStyle:",
    "UIContextualAction.init(style:title:handler:)": "contextualActionWithStyle:title:handler:",
    "UISwipeActionsConfiguration.init(actions:)": "configurationWithActions:",
    "UICollectionViewLayoutAttributes.init(forCellWith:)":
      "layoutAttributesForCellWithIndexPath:",
    "CADisplayLink.init(target:selector:)": "displayLinkWithTarget:selector:",
    "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)":
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
  ]

  /// Objective-C property names, by class and Swift name.
  package static let properties = [
    "UIResponder.next": "nextResponder",
    "UIWindow.canBecomeKey": "canBecomeKeyWindow",
    "UIViewController.parent": "parentViewController",
    "UIViewController.children": "childViewControllers",
    "UIViewController.childForStatusBarHidden": "childViewControllerForStatusBarHidden",
    "UIViewController.isMovingToParent": "isMovingToParentViewController",
    "UIViewController.isMovingFromParent": "isMovingFromParentViewController",
    "UIColor.cgColor": "CGColor",
    "UIScreen.main": "mainScreen",
    "UIDevice.current": "currentDevice",
    "UIApplication.shared": "sharedApplication",
    "NotificationCenter.default": "defaultCenter",
    "Bundle.main": "mainBundle",
    "RunLoop.main": "mainRunLoop",
    "RunLoop.current": "currentRunLoop",
    "OperationQueue.main": "mainQueue",
    "UserDefaults.standard": "standardUserDefaults",
  ]

  /// The library's internal declarations.
  package static let hidden: Set<String> = [
    "UIButton.init(type:)", "UIButton.images", "UIBlurEffect.init(style:)", "UIBlurEffect.style",
    "UIVisualEffectView.ownContentView", "UIImage.init(named:)", "UIImage.name",
    "UIAction.init(title:image:identifier:attributes:state:handler:)",
    "_UIViewControllerTransitionContext.finish(_:_:)",
    "_UIViewControllerTransitionContext.refuseFrame()",
    "_UIViewControllerTransitionContext.refuseCancellation()",
    "_UIViewControllerTransitionContext.container",
    "UIViewPropertyAnimator.ownBlocks", "UIViewPropertyAnimator.ownCompletions",
    "CADisplayLink.ownTarget", "CADisplayLink.ownSelector", "CADisplayLink.ownTimer",
    "CADisplayLink.nextFrame()", "CADisplayLink.init(target:selector:)",
    "UIAlertController.init(title:message:preferredStyle:)", "UIAlertView.buttons",
    "UIActionSheet.buttons",
    "UIActionSheet.hasDestructiveButton",
    "UIAlertAction.init(title:style:handler:)",
    "UIAlertAction.handler", "UIAlertAction.alert", "Timer.start()", "Timer.repeats",
    "Timer.init()",
    "UIColor.name", "UIColor.init(name:)", "UIColor.hex(_:_:_:_:)", "UIColor.faded(_:_:)",
    "UIScreen.named(_:)",
    "UIPresentationController.controller", "UIPopoverPresentationController.settingsChanged()",
    "UISheetPresentationController.number(of:)", "UISheetPresentationController.rest(_:)",
    "UISheetPresentationController.select(_:)", "UISheetPresentationController.undim(_:)",
    "UISheetPresentationController.selectedNumber()",
    "UISheetPresentationController.maximumNumber()",
    "UISheetPresentationController.wantedIdentifier", "UISheetPresentationControllerDetent.number",
    "UISheetPresentationControllerDetent.resolver",
    "UIScreen.name", "UITouch.screenPoint", "UITouch.previousPoint",
    "UIGestureRecognizer.modelName",
    "UIGestureRecognizer.requirements", "UIGestureRecognizer.freshName()",
    "UIScrollView.scrollDelegate", "UIGestureRecognizer.settingsChanged()", "CALayer.view",
    "UIButton.titles", "UIButton.ownTitleLabel", "UIButton.shownTitle", "UIButton.ownImageView",
    "UIControl.ownTracking", "UIControl.ownTouchInside", "UIControl.trackTouch(_:_:_:_:)",
    "UIControl.endTrack()", "UIScene.name",
    "UIView.ownBackgroundColor", "UIViewController.ownNavigationItem",
    "UIViewController.ownLargeTitleMode", "UINavigationItem.owner",
    "UISegmentedControl.segmentTitles", "UISegmentedControl.disabledSegments",
    "UISegmentedControl.ownIndex", "UISegmentedControl.touchSegment(_:)",
    "UIBackgroundTaskIdentifier.last", "UISlider.ownValue", "UIStepper.ownValue",
    "UIPageControl.ownPage",
    "UIProgressView.ownProgress",
    "UIActivityIndicatorView.hideWhenStopped()", "UIActivityIndicatorView.init(style:)",
    "UIFont.standard", "UIFont.systemFont(ofSize:weight:)", "UIImage.init(systemName:)",
    "UIFont.monospacedDigitSystemFont(ofSize:weight:)", "UIFont.preferredFont(forTextStyle:)",
    "UIStackView.ownArrangedSubviews", "UIStackView.ownSpacings", "UIStackView.ownConstraints",
    "UIStackView.spacingUseDefault", "UIStackView.refuseArrangedIndex(_:_:)",
    "UIStackView.takeArranged(_:_:)", "UIStackView.loseArranged(_:)",
    "UIStackView.bindArranged(_:_:_:_:_:_:_:_:_:)", "UIStackView.arrangedLength(_:)",
    "UIStackView.arrangeOwnSubviews()",
    "UITableView.openUpdates", "UITableView.deletedRows", "UITableView.insertedRows",
    "UITableView.updateRows(_:_:)", "UITableView.cellClasses", "UITableView.waitingCells()",
    "UITableView.takeCell(_:)",
    "UITableView.makeCell(_:_:)", "UITableView.noCell(_:)", "UITableView.takeStyle(_:)",
    "UITableView.ownStyle", "UITableView.useStyle(_:_:)", "UITableView.changeEnds()",
    "UITableView.blockSelection(_:)", "UITableView.replaceEnd(_:_:)", "UITableView.edgeViews",
    "UITableView.askedHeight(_:_:)", "UITableView.askedView(_:_:)",
    "UITableView.askedTitle(_:_:)", "UITableView.edgeRect(_:_:)", "UITableView.shownEdge(_:_:)",
    "UITableView.hasTopPadding()", "UITableView.edgeHeights(_:)",
    "UITableView.edgeHeight(_:_:_:)", "UITableView.edgeView(_:_:)", "UITableView.edgeClasses",
    "UITableView.makeEdge(_:_:)", "UITableView.noteEditing()", "UITableView.changesSections",
    "UITableView.changeSections()", "UITableViewController.ownStyle",
    "UITableViewController.prepareList()", "UIRefreshControl.refreshing",
    "UITableViewHeaderFooterView.ownContentView", "UITableViewHeaderFooterView.ownLabel",
    "UITableViewHeaderFooterView.ownDetailLabel", "UITableViewHeaderFooterView.label(_:)",
    "UIContextualAction.init(style:title:handler:)", "UIContextualAction.handler",
    "UISwipeActionsConfiguration.init(actions:)",
    "UICollectionView.itemClasses", "UICollectionView.supplementClasses",
    "UICollectionView.askedSize(_:at:)", "UICollectionView.askedSize(_:in:)",
    "UICollectionView.askedInsets(_:_:)", "UICollectionView.askedNumber(_:_:)",
    "UICollectionView.askedSections()", "UICollectionView.askedItems(_:)",
    "UICollectionView.forgetLayout()", "UICollectionView.counts", "UICollectionView.knownCounts()",
    "UICollectionView.computeLayout()", "UICollectionView.reloadItems()",
    "UICollectionView.updateItems(_:_:)", "UICollectionView.openUpdates",
    "UICollectionView.deletedItems", "UICollectionView.insertedItems",
    "UICollectionView.beginUpdates()", "UICollectionView.endUpdates()",
    "UICollectionView.waitingCells()", "UICollectionView.takeCell(_:)",
    "UICollectionView.makeItem(_:_:)", "UICollectionView.noItem(_:_:)",
    "UICollectionViewLayout.ownContentSize()", "UICollectionViewFlowLayout.ownContentSize()",
    "UICollectionViewFlowLayout.refusePinning()", "UICollectionViewFlowLayout.frames",
    "UICollectionViewFlowLayout.headers", "UICollectionViewFlowLayout.footers",
    "UICollectionViewFlowLayout.end", "UICollectionViewFlowLayout.cross",
    "UICollectionViewFlowLayout.turned(_:)", "UICollectionViewFlowLayout.along(_:)",
    "UICollectionViewFlowLayout.across(_:)", "UICollectionViewFlowLayout.aligned(_:)",
    "UICollectionViewFlowLayout.layOutSection(_:_:)", "UICollectionViewFlowLayout.edges()",
    "UICollectionViewCell.mark(isSelected:)", "UICollectionViewCell.mark(isHighlighted:)",
    "UICollectionViewController.ownLayout", "UICollectionViewController.makeList()",
    "UIPresentationController.presenter", "UIPresentationController.init()",
    "UIButton.updates", "UIButton.takeConfiguration()", "UIButton.takePrimary(_:)",
    "IndexSet.own",
    "UITableViewCell.cellStyle", "UITableViewCell.ownLabel",
    "UITableViewCell.ownDetailLabel", "UITableViewCell.ownImageView",
    "UIPageViewController.sourceChanged()", "UIViewController.showTarget(_:)",
    "UISplitViewController.showInColumn(_:_:_:)",
    "UIAlertController.updateActions()", "UIAlertController.makeTextField()", "UIApplication.one()",
    "Timer.task", "Timer.block",
    "Timer.schedule(_:_:)", "Timer.schedule(_:_:_:_:)", "UserDefaults.values",
    "NSObject.description",
    "NSObject.isKind(of:)", "NSObject.isMember(of:)", "NSObject.isEqual(_:)",
    "NSObject.responds(to:)",
    "NSObject.perform(_:)", "NSObject.perform(_:with:)", "NSObject.perform(_:with:afterDelay:)",
    "DispatchQueue.main", "DispatchQueue.shared", "DispatchQueue.label",
    "DispatchQueue.isConcurrent", "DispatchQueue.global(qos:)",
    "NSLayoutConstraint.firstView", "NSLayoutConstraint.secondView", "NSLayoutConstraint.name",
    "NSLayoutConstraint.isFirstSafeArea", "NSLayoutConstraint.isSecondSafeArea",
    "NSLayoutConstraint.isInstalled()", "NSLayoutConstraint.changed()",
    "NSLayoutConstraint.check()", "NSLayoutConstraint.readFormat(_:_:_:_:)", "NSLayoutAnchor.view",
    "NSLayoutAnchor.isSafeArea", "NSLayoutAnchor.offset", "NSLayoutAnchor.init(_:_:_:_:)",
    "UILayoutGuide.hasMargins", "UILayoutGuide.margin(_:)", "CALayer.ownFrame",
    "CALayer.ownOpacity", "CALayer.ownMasks", "CALayer.ownHidden", "CALayer.ownSuperlayer",
    "CALayer.ownSublayers", "CALayer.ownBackground", "UIViewController.ownEditItem",
    "UIViewController.toggleEditing(_:)",
    "NSLayoutAnchor.attribute", "NSLayoutAnchor.made(_:_:_:_:)", "NSLayoutAnchor.init(_:_:_:)",
    "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
    "DispatchQueue.init(label:qos:attributes:)", "DispatchQueue.beginSync()",
    "DispatchQueue.sync(execute:)", "DispatchQueue.async(group:execute:)",
    "DispatchQueue.async(execute:)",
    "DispatchQueue.asyncAfter(deadline:execute:)",
  ]

  /// Enumerations by Swift name: the Objective-C type name, and the prefix of its constants.
  package static let enumerations = [
    "UIView.ContentMode": ("UIViewContentMode", "UIViewContentMode"),
    "UIView.AutoresizingMask": ("UIViewAutoresizing", "UIViewAutoresizing"),
    "UIView.AnimationOptions": ("UIViewAnimationOptions", "UIViewAnimationOption"),
    "UIControl.Event": ("UIControlEvents", "UIControlEvent"),
    "UIGestureRecognizer.State": ("UIGestureRecognizerState", "UIGestureRecognizerState"),
    "UISwipeGestureRecognizer.Direction": (
      "UISwipeGestureRecognizerDirection", "UISwipeGestureRecognizerDirection"
    ),
    "UIScrollView.ContentInsetAdjustmentBehavior": (
      "UIScrollViewContentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustment"
    ),
    "UIScrollView.KeyboardDismissMode": (
      "UIScrollViewKeyboardDismissMode", "UIScrollViewKeyboardDismissMode"
    ),
    "UIRectEdge": ("UIRectEdge", "UIRectEdge"),
    "UIInterfaceOrientationMask": ("UIInterfaceOrientationMask", "UIInterfaceOrientationMask"),
    "UITouch.Phase": ("UITouchPhase", "UITouchPhase"),
    "UIControl.State": ("UIControlState", "UIControlState"),
    "UIButton.ButtonType": ("UIButtonType", "UIButtonType"),
    "UIReturnKeyType": ("UIReturnKeyType", "UIReturnKey"),
    "UITextField.ViewMode": ("UITextFieldViewMode", "UITextFieldViewMode"),
    "NSLineBreakMode": ("NSLineBreakMode", "NSLineBreak"),
    "UITextField.BorderStyle": ("UITextBorderStyle", "UITextBorderStyle"),
    "UIEvent.EventType": ("UIEventType", "UIEventType"),
    "UIEvent.EventSubtype": ("UIEventSubtype", "UIEventSubtype"),
    "UIScene.ActivationState": ("UISceneActivationState", "UISceneActivationState"),
    "UIApplication.State": ("UIApplicationState", "UIApplicationState"),
    "UIAlertAction.Style": ("UIAlertActionStyle", "UIAlertActionStyle"),
    "UIAlertController.Style": ("UIAlertControllerStyle", "UIAlertControllerStyle"),
    "UIPageViewController.TransitionStyle": (
      "UIPageViewControllerTransitionStyle", "UIPageViewControllerTransitionStyle"
    ),
    "UIPageViewController.NavigationOrientation": (
      "UIPageViewControllerNavigationOrientation", "UIPageViewControllerNavigationOrientation"
    ),
    "UIPageViewController.NavigationDirection": (
      "UIPageViewControllerNavigationDirection", "UIPageViewControllerNavigationDirection"
    ),
    "UIActivityIndicatorView.Style": (
      "UIActivityIndicatorViewStyle", "UIActivityIndicatorViewStyle"
    ),
    "UINavigationItem.LargeTitleDisplayMode": (
      "UINavigationItemLargeTitleDisplayMode", "UINavigationItemLargeTitleDisplayMode"
    ),
    "UIProgressView.Style": ("UIProgressViewStyle", "UIProgressViewStyle"),
    "UIBarButtonItem.SystemItem": ("UIBarButtonSystemItem", "UIBarButtonSystemItem"),
    "UIBarStyle": ("UIBarStyle", "UIBarStyle"),
    "UIStackView.Distribution": ("UIStackViewDistribution", "UIStackViewDistribution"),
    "UIStackView.Alignment": ("UIStackViewAlignment", "UIStackViewAlignment"),
    "UITableView.Style": ("UITableViewStyle", "UITableViewStyle"),
    "UITableView.ScrollPosition": ("UITableViewScrollPosition", "UITableViewScrollPosition"),
    "UITableView.RowAnimation": ("UITableViewRowAnimation", "UITableViewRowAnimation"),
    "UITableViewCell.CellStyle": ("UITableViewCellStyle", "UITableViewCellStyle"),
    "UITableViewCell.SelectionStyle": (
      "UITableViewCellSelectionStyle", "UITableViewCellSelectionStyle"
    ),
    "UITableViewCell.SeparatorStyle": (
      "UITableViewCellSeparatorStyle", "UITableViewCellSeparatorStyle"
    ),
    "UITableViewCell.AccessoryType": (
      "UITableViewCellAccessoryType", "UITableViewCellAccessory"
    ),
    "UITableViewCell.EditingStyle": (
      "UITableViewCellEditingStyle", "UITableViewCellEditingStyle"
    ),
    "UIContextualAction.Style": ("UIContextualActionStyle", "UIContextualActionStyle"),
    "UICollectionView.ScrollDirection": (
      "UICollectionViewScrollDirection", "UICollectionViewScrollDirection"
    ),
    "UICollectionView.ScrollPosition": (
      "UICollectionViewScrollPosition", "UICollectionViewScrollPosition"
    ),
    "UIUserInterfaceStyle": ("UIUserInterfaceStyle", "UIUserInterfaceStyle"),
    "UIDeviceOrientation": ("UIDeviceOrientation", "UIDeviceOrientation"),
    "UISplitViewController.DisplayMode": (
      "UISplitViewControllerDisplayMode", "UISplitViewControllerDisplayMode"
    ),
    "UIModalPresentationStyle": ("UIModalPresentationStyle", "UIModalPresentation"),
    "NSLayoutConstraint.Attribute": ("NSLayoutAttribute", "NSLayoutAttribute"),
    "NSLayoutConstraint.Relation": ("NSLayoutRelation", "NSLayoutRelation"),
    "NSLayoutConstraint.FormatOptions": ("NSLayoutFormatOptions", "NSLayoutFormat"),
    "NSLayoutConstraint.Axis": ("UILayoutConstraintAxis", "UILayoutConstraintAxis"),
    "UILayoutPriority": ("UILayoutPriority", "UILayoutPriority"),
    "RunLoop.Mode": ("NSRunLoopMode", "NSRunLoopMode"),
    "UIWindow.Level": ("UIWindowLevel", "UIWindowLevel"),
  ]

  /// The library's structs that are numbers in Objective-C.
  package static let numbers: Set = ["Level", "UILayoutPriority"]
  /// The library's structs that are strings in Objective-C.
  package static let texts: Set = [
    "UITransitionContextViewControllerKey", "UITransitionContextViewKey",
    "Name", "Key", "LaunchOptionsKey", "Role", "UISheetPresentationControllerDetentIdentifier",
  ]

  /// The selector of a library method.
  package static func selector(of function: Function, _ nominal: Nominal) -> String {
    if let known = selectors["\(nominal.name).\(function.fullName)"] { return known }
    var base = function.kind == .function ? function.name : "init"
    // `convert(_:to:)` has the kind of its argument in the name.
    if nominal.name == "UIView", base == "convert",
      case .nominal(let type, _)? = function.parameters.first?.type
    {
      base = "convert" + type.name.dropFirst(2)
    }
    var parts: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      var word = parameter.label ?? ""
      if word == "with", parameter.type.unwrapped.nominal?.name.hasSuffix("Event") == true {
        word = "withEvent"
      }
      if base.hasPrefix("convert"), word == "to" || word == "from" { word += "View" }
      if index == 0 {
        let joins =
          prepositions.contains(String(word.prefix { $0.isLowercase })) || word == "animated"
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        parts.append(base + (word.isEmpty ? "" : joins ? capital : "With" + capital))
      } else {
        parts.append(word)
      }
    }
    return parts.isEmpty ? base : parts.map { $0 + ":" }.joined()
  }

  private static let prepositions = [
    "with", "to", "in", "at", "for", "of", "from", "by", "using", "inside",
  ]
}
