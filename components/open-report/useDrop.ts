import { useEffect, useState } from 'react';

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null;

/** The text of a report begins so; any other text that is pasted is not meant for this page. */
const MAY_BE_REPORT = /^\s*[{<]/;

/**
 * Takes files that are dropped anywhere on the page, and what is pasted outside of fields. Both only shorten the way:
 * whoever uses neither has buttons.
 * @param onData gets the data while the event lasts, and the element that it happened on
 * @returns whether files are held over the page
 */
export function useDrop(onData: (data: DataTransfer, target: EventTarget | null) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      // Without this, the browser leaves the page and shows the file.
      event.preventDefault();
      setOver(event.type === 'dragover');
      if (event.type === 'drop') onData(event.dataTransfer, event.target);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!clipboardData || isField(target)) return;
      if (hasFiles(clipboardData) || MAY_BE_REPORT.test(clipboardData.getData('text')))
        onData(clipboardData, target);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('drop', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listeners.abort();
  }, [onData]);
  return over;
}
