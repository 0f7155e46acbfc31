import { useLayoutEffect, useState, type RefObject } from 'react';
import { REPORT_WIDTH } from '../../../site/reportInterface';

/** How a report fits into its place. */
export interface Fit {
  /** What the report is laid out at, in px. */
  readonly width: number;
  readonly height: number;
  /** At most 1: where the place is narrower, the report is drawn smaller. */
  readonly scale: number;
}

/**
 * The size at which a report is laid out in a place, and by how much it is scaled to fit.
 * @param place width and height of the place, in px
 */
export function fitInto(place: { readonly width: number; readonly height: number }): Fit {
  const width = Math.max(place.width, REPORT_WIDTH);
  const scale = place.width / width;
  return { width, height: place.height / (scale || 1), scale };
}

/**
 * Follows the size of the place of a report.
 * @returns undefined until it is measured
 */
export function useFit(place: RefObject<HTMLElement | null>): Fit | undefined {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setFit(fitInto({ width: element.offsetWidth, height: element.offsetHeight }));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return fit;
}
