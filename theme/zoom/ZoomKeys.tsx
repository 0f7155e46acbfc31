import { useEffect } from 'react';
import { useText } from '../../lib/words';
import { ZOOM_WORDS } from '../../site/words/zoom';
import { equipPictures } from './equipPictures';

/** Makes the pictures that can be enlarged reachable and usable by the keyboard; draws nothing. */
export function ZoomKeys() {
  const name = useText()(ZOOM_WORDS.zoomImage);
  useEffect(() => equipPictures(document, name), [name]);
  return null;
}
