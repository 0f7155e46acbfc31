/** What commands say while they work ends like this; nobody needs it afterwards. */
export const isProgress = (line: string): boolean => line.endsWith(' …');

/**
 * Passes on how far a running command is.
 * @param say gets each line of progress as soon as it is whole
 * @returns takes what the command prints, in pieces of any size
 */
export function progressLines(say: (line: string) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter(isProgress)) say(line);
  };
}
