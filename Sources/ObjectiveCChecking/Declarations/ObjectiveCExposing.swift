import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

/// Exposes Objective-C methods to UIKit, actions and Swift's library.
extension ObjectiveCChecker {
  /// The Swift names of UIKit callbacks that can't be derived from the selector.
  static let callbacks = [
    "application:configurationForConnectingSceneSession:options:":
      "application(_:configurationForConnecting:options:)",
    "scene:willConnectToSession:options:": "scene(_:willConnectTo:options:)",
    "navigationController:willShowViewController:animated:":
      "navigationController(_:willShow:animated:)",
    "navigationController:didShowViewController:animated:":
      "navigationController(_:didShow:animated:)",
    "adaptivePresentationStyleForPresentationController:": "adaptivePresentationStyle(for:)",
    "adaptivePresentationStyleForPresentationController:traitCollection:":
      "adaptivePresentationStyle(for:traitCollection:)",
    "gestureRecognizer:shouldReceiveTouch:": "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:":
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "tabBarController:didSelectViewController:": "tabBarController(_:didSelect:)",
    "tabBarController:shouldSelectViewController:": "tabBarController(_:shouldSelect:)",
    "pageViewController:viewControllerBeforeViewController:":
      "pageViewController(_:viewControllerBefore:)",
    "pageViewController:viewControllerAfterViewController:":
      "pageViewController(_:viewControllerAfter:)",
    "pageViewController:willTransitionToViewControllers:":
      "pageViewController(_:willTransitionTo:)",
    "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:":
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    "numberOfSectionsInTableView:": "numberOfSections(in:)",
    "tableView:cellForRowAtIndexPath:": "tableView(_:cellForRowAt:)",
    "tableView:heightForRowAtIndexPath:": "tableView(_:heightForRowAt:)",
    "tableView:willDisplayCell:forRowAtIndexPath:": "tableView(_:willDisplay:forRowAt:)",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:":
      "tableView(_:didEndDisplaying:forRowAt:)",
    "tableView:shouldHighlightRowAtIndexPath:": "tableView(_:shouldHighlightRowAt:)",
    "tableView:didHighlightRowAtIndexPath:": "tableView(_:didHighlightRowAt:)",
    "tableView:didUnhighlightRowAtIndexPath:": "tableView(_:didUnhighlightRowAt:)",
    "tableView:willSelectRowAtIndexPath:": "tableView(_:willSelectRowAt:)",
    "application:supportedInterfaceOrientationsForWindow:":
      "application(_:supportedInterfaceOrientationsFor:)",
    "animationControllerForPresentedController:presentingController:sourceController:":
      "animationController(forPresented:presenting:source:)",
    "animationControllerForDismissedController:": "animationController(forDismissed:)",
    "transitionDuration:": "transitionDuration(using:)",
    "animateTransition:": "animateTransition(using:)",
    "tableView:didSelectRowAtIndexPath:": "tableView(_:didSelectRowAt:)",
    "tableView:commitEditingStyle:forRowAtIndexPath:":
      "tableView(_:commit:forRowAt:)",
    "tableView:canEditRowAtIndexPath:":
      "tableView(_:canEditRowAt:)",
    "numberOfSectionsInCollectionView:":
      "numberOfSections(in:)",
    "collectionView:cellForItemAtIndexPath:":
      "collectionView(_:cellForItemAt:)",
    "collectionView:viewForSupplementaryElementOfKind:atIndexPath:":
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "collectionView:willDisplayCell:forItemAtIndexPath:":
      "collectionView(_:willDisplay:forItemAt:)",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:":
      "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView:layout:sizeForItemAtIndexPath:":
      "collectionView(_:layout:sizeForItemAt:)",
    "collectionView:layout:insetForSectionAtIndex:":
      "collectionView(_:layout:insetForSectionAt:)",
    "collectionView:layout:minimumLineSpacingForSectionAtIndex:":
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:":
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:":
      "presentationController(forPresented:presenting:source:)",
    "collectionView:shouldHighlightItemAtIndexPath:":
      "collectionView(_:shouldHighlightItemAt:)",
    "collectionView:didHighlightItemAtIndexPath:":
      "collectionView(_:didHighlightItemAt:)",
    "collectionView:didUnhighlightItemAtIndexPath:":
      "collectionView(_:didUnhighlightItemAt:)",
    "collectionView:shouldSelectItemAtIndexPath:":
      "collectionView(_:shouldSelectItemAt:)",
    "collectionView:shouldDeselectItemAtIndexPath:":
      "collectionView(_:shouldDeselectItemAt:)",
    "collectionView:didSelectItemAtIndexPath:":
      "collectionView(_:didSelectItemAt:)",
    "collectionView:didDeselectItemAtIndexPath:":
      "collectionView(_:didDeselectItemAt:)",
    "tableView:willDeselectRowAtIndexPath:": "tableView(_:willDeselectRowAt:)",
    "tableView:didDeselectRowAtIndexPath:": "tableView(_:didDeselectRowAt:)",
    "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:":
      "splitViewController(_:collapseSecondary:onto:)",
    "splitViewController:showViewController:sender:": "splitViewController(_:show:sender:)",
    "splitViewController:showDetailViewController:sender:":
      "splitViewController(_:showDetail:sender:)",
    "textFieldDidEndEditing:reason:": "textFieldDidEndEditing(_:reason:)",
    "textField:shouldChangeCharactersInRange:replacementString:":
      "textField(_:shouldChangeCharactersIn:replacementString:)",
    "textView:shouldChangeTextInRange:replacementText:":
      "textView(_:shouldChangeTextIn:replacementText:)",
  ]

  /// Registers a method under the name that UIKit's callbacks, actions and Swift's library use.
  func expose(_ method: ObjectiveCMethodInfo, _ inner: Function, of nominal: Nominal) {
    let place = Machine.MessagePlace(nominal: nominal, selector: method.selector, isClass: false)
    if let library = libraryMethod(method.selector, of: nominal) {
      if let property = library.property {
        expose(method, inner, property, of: nominal)
      } else if let function = library.function {
        let inputs = function.parameters.map { ObjectiveC.fromSwift($0.type) }
        let output = ObjectiveC.toSwift(function.result)
        let isInitializer = function.kind != .function
        let outer = Function(
          isInitializer ? .initializer : .function, function.name, function.parameters,
          function.result,
          isStatic: false, owner: nominal, at: inner.at, in: program)
        outer.isConvenience = true
        outer.native = { machine, receiver, arguments throws(Halt) in
          var values: [Value] = []
          for (input, argument) in zip(inputs, arguments) {
            values.append(try input(machine, argument))
          }
          let result = try machine.run(inner, at: place, receiver, values)
          return isInitializer ? result : try output(machine, result)
        }
        outer.body = { _, _ throws(Halt) in .next }
        add(outer, named: function.name, to: nominal, isCallable: false)
      }
    }
    let types = method.parameters
    let outer = Function(
      .function, inner.name, inner.parameters, .any, isStatic: false, owner: nominal, at: inner.at,
      in: program)
    outer.native = { machine, receiver, arguments throws(Halt) in
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() where index < types.count {
        values.append(try machine.incoming(argument, types[index]))
      }
      return try machine.run(inner, at: place, receiver, values)
    }
    outer.body = { _, _ throws(Halt) in .next }
    add(outer, named: inner.name, to: nominal, isCallable: true)
    if let name = Self.callbacks[method.selector] {
      let open = name.prefix { $0 != "(" }
      let labels = name.dropFirst(open.count + 1).dropLast().split(separator: ":").map {
        $0 == "_" ? nil : String($0)
      }
      let alias = Function(
        .function, String(open),
        labels.enumerated().map {
          .init(
            label: $0.element, name: "value\($0.offset)", type: .any, standard: nil,
            hasStandard: false,
            isVariadic: false, isInout: false)
        }, .any, isStatic: false, owner: nominal, at: inner.at, in: program)
      alias.native = { [native = outer.native] machine, receiver, arguments throws(Halt) in
        let result = try native?(machine, receiver, arguments) ?? .none
        return machine.outgoing(result)
      }
      alias.body = outer.body
      add(alias, named: String(open), to: nominal, isCallable: false)
    }
  }

  func add(_ function: Function, named name: String, to nominal: Nominal, isCallable: Bool) {
    if nominal.isLibrary {
      if program.addedMethods[nominal]?[function.key] == nil {
        program.addedMethods[nominal, default: [:]][function.key] = function
      }
      if isCallable {
        program.extensions[nominal, default: [:]][name, default: []].append(.method(function))
      }
    } else {
      if nominal.table[function.key] == nil { nominal.table[function.key] = function }
      if isCallable { nominal.members[name, default: []].append(.method(function)) }
    }
  }

  /// The library method for a selector in a class or a superclass.
  func libraryMethod(_ selector: String, of nominal: Nominal) -> ObjectiveCMethodInfo? {
    for type in nominal.lineage {
      if let method = ObjectiveC.tables[type]?.instance[selector] { return method }
    }
    return nil
  }

  /// Registers a method as the getter or setter of a library property.
  func expose(
    _ method: ObjectiveCMethodInfo, _ inner: Function, _ property: Property, of nominal: Nominal
  ) {
    guard !nominal.isLibrary else { return }
    let place = Machine.MessagePlace(nominal: nominal, selector: method.selector, isClass: false)
    let own =
      nominal.overridingProperties[property.name]
      ?? {
        let made = Property(
          property.name, property.type, isStatic: false, isConstant: false, .strong, isLazy: false,
          owner: nominal,
          at: inner.at, in: self.program)
        made.isObserver = true
        nominal.overridingProperties[property.name] = made
        nominal.overridesProperties = true
        nominal.members[property.name, default: []].append(.property(made))
        return made
      }()
    let isSetter = method.selector.hasSuffix(":")
    let accessor = Function(
      .function, property.name, isSetter ? inner.parameters : [], isSetter ? .void : property.type,
      isStatic: false,
      owner: nominal, at: inner.at, in: program)
    let (input, output) = (ObjectiveC.fromSwift(property.type), ObjectiveC.toSwift(property.type))
    accessor.native = { machine, receiver, arguments throws(Halt) in
      if isSetter {
        return try machine.run(inner, at: place, receiver, [try input(machine, arguments[0])])
      }
      return try output(machine, try machine.run(inner, at: place, receiver, []))
    }
    accessor.body = { _, _ throws(Halt) in .next }
    if isSetter { own.setter = accessor } else { own.getter = accessor }
  }
}
