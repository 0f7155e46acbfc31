import type { MouseEvent } from 'react';

/**
 * Whether a click opens a link elsewhere than in this tab.
 * @param event click on a link
 */
export const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
