/**
 * Puts text on the clipboard.
 * @returns whether it is there; false where the browser refuses (no permission, no secure context)
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
