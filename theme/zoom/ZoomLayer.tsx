import { useEffect } from 'react';
import { useText } from '../../lib/words';
import { ZOOM_WORDS } from '../../site/words/zoom';
import { addZoomLayer } from './addZoomLayer';

/** Keeps boxes, caption and a button with a picture while it is enlarged; draws nothing itself. */
export function ZoomLayer() {
  const close = useText()(ZOOM_WORDS.zoomClose);
  useEffect(() => {
    let remove: (() => void) | undefined;
    const onOpened = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) remove = addZoomLayer(target, close);
    };
    const onClose = () => {
      remove?.();
      remove = undefined;
    };
    document.addEventListener('medium-zoom:opened', onOpened, true);
    document.addEventListener('medium-zoom:close', onClose, true);
    return () => {
      onClose();
      document.removeEventListener('medium-zoom:opened', onOpened, true);
      document.removeEventListener('medium-zoom:close', onClose, true);
    };
  }, [close]);
  return null;
}
