import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../../lib/dom/afterPaint';
import type { PassageFact } from './PassageFact';
import { countAboveFold } from './countAboveFold';
import { usePrinting } from './usePrinting';

/** Not drawn again when the others are added. */
const Passage = memo(function Passage({ draw }: { readonly draw: () => ReactNode }) {
  return draw();
});

/** Keeps what follows the text below the screen, so that nothing in sight moves. */
const ROOM = { height: '100vh' } as const;

/**
 * A page that a reader goes on to: its first screen at once, the rest right after that is painted. Who comes back, or asks
 * for a place in the page, gets the whole page, and so does paper.
 * @param props.passages the page, cut into passages
 */
export function DeferredContent({ passages }: { readonly passages: readonly PassageFact[] }) {
  const isLed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const isPrinted = usePrinting();
  const [count, setCount] = useState(() =>
    // In the background nothing is painted.
    isLed && document.visibilityState === 'visible' ? countAboveFold(passages, window) : passages.length,
  );
  const isWhole = count >= passages.length || hash !== '' || isPrinted;
  useEffect(
    () => (isWhole ? undefined : afterPaint(() => startTransition(() => setCount(Infinity)))),
    [isWhole],
  );
  return (
    <>
      {(isWhole ? passages : passages.slice(0, count)).map(({ draw }, index) => (
        <Passage key={index} draw={draw} />
      ))}
      {!isWhole && <div style={ROOM} />}
    </>
  );
}
