guard let w = UIApplication.shared.windows.first?.rootViewController as? UINavigationController else { return }
let a = UIWindow(frame: CGRect(x: 20, y: 70, width: 200, height: 200))
for v in a.subviews where v.tag == 7 { v.removeFromSuperview() } /* all "of \(them)" */
a.isHidden = !a.isHidden; DispatchQueue.main.async { [weak a] in a?.makeKeyAndVisible() }
