/** Whether a click asks for nothing but to follow: with a key or another button, a new tab or window is meant. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
