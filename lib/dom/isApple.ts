/**
 * Says whether shortcuts use Cmd instead of Ctrl.
 * @returns true on macOS and iOS
 */
export function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform || navigator.userAgent);
}
