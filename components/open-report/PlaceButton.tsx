import type { ReactNode } from 'react';
import { useText } from '../../lib/words';
import { REPORT_VIEW_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import type { FullPlace } from './fullPlaces';

/** Props of `PlaceButton`. */
export interface PlaceButtonProps extends PlaceListeners {
  readonly place: FullPlace;
  /** What is there; the button says what it does when left out. */
  readonly children?: ReactNode;
}

/** What a page does with places of a report. */
export interface PlaceListeners {
  /** The reader wants to see a place in the full report. */
  readonly onPlace: (place: FullPlace) => void;
}

/** Shows a place in the full report; looks like a link. */
export function PlaceButton({ place, onPlace, children }: PlaceButtonProps) {
  const says = useText()(WORDS.inFull);
  return (
    <button
      type="button"
      className={buttonStyles.link}
      aria-haspopup="dialog"
      title={children ? says : undefined}
      onClick={() => onPlace(place)}
    >
      {children ?? says}
    </button>
  );
}
