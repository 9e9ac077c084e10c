package import ProgramRuntime

extension Library {
  /// The delegate methods that UIKit calls but the model does not, by protocol: their effect would be missing
  /// silently. If the model calls another method of that name, the type of the last parameter follows.
  package static let uncalled: [String: [(name: String, selector: String)]] = [
    "UITextFieldDelegate": [
      ("textFieldShouldClear(_:)", "textFieldShouldClear:"),
      ("textFieldDidChangeSelection(_:)", "textFieldDidChangeSelection:"),
    ],
    "UITextViewDelegate": [
      ("textViewDidChangeSelection(_:)", "textViewDidChangeSelection:")
    ],
    "UIViewControllerTransitioningDelegate": [
      (
        "interactionControllerForPresentation(using:)",
        "interactionControllerForPresentation:"
      ),
      ("interactionControllerForDismissal(using:)", "interactionControllerForDismissal:"),
    ],
    "UIViewControllerAnimatedTransitioning": [
      ("animationEnded(_:)", "animationEnded:"),
      ("interruptibleAnimator(using:)", "interruptibleAnimatorForTransition:"),
    ],
    "UIScrollViewDelegate": [
      (
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
      ),
      ("scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndScrollingAnimation:"),
      ("scrollViewShouldScrollToTop(_:)", "scrollViewShouldScrollToTop:"),
      ("scrollViewDidScrollToTop(_:)", "scrollViewDidScrollToTop:"),
      ("scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidChangeAdjustedContentInset:"),
      ("viewForZooming(in:)", "viewForZoomingInScrollView:"),
      ("scrollViewDidZoom(_:)", "scrollViewDidZoom:"),
    ],
    "UIGestureRecognizerDelegate": [
      (
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
      ),
      (
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
      ),
      ("gestureRecognizer(_:shouldReceive:) UIPress", "gestureRecognizer:shouldReceivePress:"),
      ("gestureRecognizer(_:shouldReceive:) UIEvent", "gestureRecognizer:shouldReceiveEvent:"),
    ],
    "UITabBarControllerDelegate": [
      (
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:"
      )
    ],
    "UITableViewDataSource": [
      ("sectionIndexTitles(for:)", "sectionIndexTitlesForTableView:"),
      (
        "tableView(_:sectionForSectionIndexTitle:at:)",
        "tableView:sectionForSectionIndexTitle:atIndex:"
      ),
    ],
    "UITableViewDelegate": [
      ("tableView(_:estimatedHeightForRowAt:)", "tableView:estimatedHeightForRowAtIndexPath:"),
      (
        "tableView(_:willDisplayHeaderView:forSection:)",
        "tableView:willDisplayHeaderView:forSection:"
      ),
      (
        "tableView(_:didEndDisplayingHeaderView:forSection:)",
        "tableView:didEndDisplayingHeaderView:forSection:"
      ),
      ("tableView(_:indentationLevelForRowAt:)", "tableView:indentationLevelForRowAtIndexPath:"),
      (
        "tableView(_:accessoryButtonTappedForRowWith:)",
        "tableView:accessoryButtonTappedForRowWithIndexPath:"
      ),
    ],
    "UICollectionViewDataSource": [
      ("collectionView(_:canMoveItemAt:)", "collectionView:canMoveItemAtIndexPath:"),
      (
        "collectionView(_:moveItemAt:to:)", "collectionView:moveItemAtIndexPath:toIndexPath:"
      ),
    ],
    "UICollectionViewDelegate": [
      (
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
      ),
      (
        "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
      ),
    ],
    "UIPageViewControllerDataSource": [
      ("presentationCount(for:)", "presentationCountForPageViewController:"),
      ("presentationIndex(for:)", "presentationIndexForPageViewController:"),
    ],
    "UIPageViewControllerDelegate": [
      (
        "pageViewController(_:spineLocationFor:)",
        "pageViewController:spineLocationForInterfaceOrientation:"
      ),
      (
        "pageViewControllerSupportedInterfaceOrientations(_:)",
        "pageViewControllerSupportedInterfaceOrientations:"
      ),
      (
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
        "pageViewControllerPreferredInterfaceOrientationForPresentation:"
      ),
    ],
    "UISplitViewControllerDelegate": [
      (
        "primaryViewController(forCollapsing:)",
        "primaryViewControllerForCollapsingSplitViewController:"
      ),
      (
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewController:topColumnForCollapsingToProposedTopColumn:"
      ),
      ("splitViewControllerDidCollapse(_:)", "splitViewControllerDidCollapse:"),
    ],
    "UINavigationControllerDelegate": [
      (
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"
      )
    ],
    "UIAdaptivePresentationControllerDelegate": [
      (
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "presentationController:viewControllerForAdaptivePresentationStyle:"
      ),
      (
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"
      ),
    ],
    "UIPopoverPresentationControllerDelegate": [
      (
        "popoverPresentationController(_:willRepositionPopoverTo:in:)",
        "popoverPresentationController:willRepositionPopoverToRect:inView:"
      )
    ],
  ]
}
