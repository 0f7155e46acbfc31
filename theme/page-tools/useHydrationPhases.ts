import { useEffect, useState } from 'react';
import { HYDRATION_BEGINS, HYDRATION_ENDS } from '../../site/pageMarks';

const tell = (phase: string) => {
  if (typeof window !== 'undefined') dispatchEvent(new Event(phase));
};

/** Tells the scripts in the head how far the page is: what was translated, pressed or typed before waits for it. */
export function useHydrationPhases(): void {
  useState(() => tell(HYDRATION_BEGINS));
  useEffect(() => tell(HYDRATION_ENDS), []);
}
