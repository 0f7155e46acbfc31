import { useEffect } from 'react';
import { useT } from '../../lib/hooks/useT';
import { equipPictures } from './equipPictures';

/** Makes the pictures that the host enlarges reachable and usable by the keyboard; draws nothing (S2-32, S2-33). */
export function ZoomKeys() {
  const name = useT()('zoomImage');
  useEffect(() => equipPictures(document, name), [name]);
  return null;
}
