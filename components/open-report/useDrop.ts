import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes what is dropped on an element, or pasted while the focus is in it. Both only shorten the way: whoever uses neither
 * has buttons inside.
 * @param onData gets the data while the event lasts
 * @returns whether something is held over the element
 */
export function useDrop(
  element: RefObject<HTMLElement | null>,
  onData: (data: DataTransfer) => void,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop' && event.dataTransfer) onData(event.dataTransfer);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => clipboardData && onData(clipboardData);
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    for (const kind of kinds) target.addEventListener(kind, hold);
    target.addEventListener('paste', paste);
    return () => {
      for (const kind of kinds) target.removeEventListener(kind, hold);
      target.removeEventListener('paste', paste);
    };
  }, [element, onData]);
  return over;
}
