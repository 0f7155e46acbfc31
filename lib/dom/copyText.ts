/**
 * Puts text on the clipboard.
 * @param text the text, or its promise: the browser then waits for it, and still knows that a reader asked
 * @returns whether it is there; false where the browser refuses (no permission, no secure context) or the text never came
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Older browsers take no promise, and wait for a text a little while after a press.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
