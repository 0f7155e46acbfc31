import { useEffect, useState } from 'react';
import { tellLoadFailure } from '../dom/tellLoadFailure';

/**
 * Loads a part of the page once it is wanted. A press counts however long the network takes; one that comes to nothing is
 * told, and the next one tries again.
 * @param load imports the file of the part
 * @param wanted whether the part is to be shown
 * @param onFailure called when it cannot be had
 * @returns the file; undefined until it is there
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted || part) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(loaded);
      },
      () => {
        if (!isWanted) return;
        tellLoadFailure();
        onFailure();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, wanted, part, onFailure]);
  return part;
}
