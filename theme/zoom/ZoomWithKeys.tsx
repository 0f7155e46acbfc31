// eslint-disable-next-line house/allowed-packages -- the host has no other name for it (plugins/host-fixes/zoom)
import HostZoom from 'host-medium-zoom';
import { ZoomKeys } from './ZoomKeys';
import './zoom.css';

/** The host's part that enlarges pictures, and the way to it by keyboard. */
export function ZoomWithKeys() {
  return (
    <>
      <HostZoom />
      <ZoomKeys />
    </>
  );
}
