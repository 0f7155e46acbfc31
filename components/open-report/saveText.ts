/**
 * Hands a text to the browser as a file to save; nothing leaves the machine.
 * @param name of the file
 * @param text what it holds
 */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click.
  URL.revokeObjectURL(address);
}
