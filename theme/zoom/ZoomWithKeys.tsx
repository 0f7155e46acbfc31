import { ZoomKeys } from './ZoomKeys';
import { useZoom } from './useZoom';
import './zoom.css';

/** Enlarges pictures by pointer and by keyboard. */
export function ZoomWithKeys() {
  useZoom();
  return <ZoomKeys />;
}
