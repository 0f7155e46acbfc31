/**
 * Puts text on the clipboard.
 * @param text the text, or its promise: the browser then waits for it, and still knows that a reader asked
 * @returns whether it is there; false where the browser refuses (no permission, no secure context) or the text never came
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
