import { ZoomKeys } from './ZoomKeys';
import { ZoomLayer } from './ZoomLayer';
import { useZoom } from './useZoom';
import './zoom.css';

/** Enlarges pictures by pointer and by keyboard, with their numbered boxes and captions. */
export function ZoomWithKeys() {
  useZoom();
  return (
    <>
      <ZoomKeys />
      <ZoomLayer />
    </>
  );
}
