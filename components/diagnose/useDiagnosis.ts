import { useCallback, useRef, useState } from 'react';
import { tellLoadFailure } from '../../lib/loading';
import type { Diagnosis } from './types';
import { useAnswerParts } from './useAnswerParts';

/**
 * Reads texts and files, and keeps the latest answer.
 * @returns the answer and the parts that show it, once there are any; whether something is being read; the functions that
 * get ready, read a text and read a file
 */
export function useDiagnosis() {
  const [parts, load] = useAnswerParts();
  const [result, setResult] = useState<Diagnosis>();
  const [reading, setReading] = useState(false);
  // Only the answer to the latest question is shown, whichever comes first.
  const latest = useRef(0);

  const read = useCallback(
    async (source: string | File) => {
      latest.current += 1;
      const turn = latest.current;
      setReading(typeof source !== 'string');
      const loaded = await load();
      if (!loaded) tellLoadFailure();
      const content = typeof source === 'string' ? source : await loaded?.readText(source);
      const answer =
        typeof content === 'string' ? await loaded?.diagnoseText(content) : (content ?? undefined);
      if (turn !== latest.current) return;
      setReading(false);
      if (answer) setResult(answer);
    },
    [load],
  );
  const prepare = useCallback(() => void load(), [load]);
  return { parts, result, reading, prepare, read };
}
