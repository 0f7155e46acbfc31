import { useCallback, useRef, useState } from 'react';

/** A shorter line is a query: the shortest message that is known has more letters. */
const SHORTEST = 8;

/** Whether a text has several lines with words on them; nobody searches for that. */
const hasLines = (text: string): boolean => /\S\s*[\r\n]\s*\S/.test(text);

/**
 * Notices when what is pasted into the search is no query but output of a build. What knows the messages is loaded only
 * for a pasted line that may be one.
 * @returns the text that may be diagnosed, if any; what to call with pasted text, and when the field is empty again
 */
export function useDiagnoseOffer() {
  const [offered, setOffered] = useState<string>();
  const latest = useRef('');
  const onPasted = useCallback((text: string) => {
    latest.current = text;
    setOffered(hasLines(text) ? text : undefined);
    if (hasLines(text) || text.trim().length < SHORTEST) return;
    import('../../../components/diagnose/knowsMessage')
      .then(({ knowsMessage }) => {
        if (latest.current === text && knowsMessage(text)) setOffered(text);
      })
      // Without the messages the text is searched for like any other.
      .catch(() => undefined);
  }, []);
  const withdraw = useCallback(() => {
    latest.current = '';
    setOffered(undefined);
  }, []);
  return { offered, onPasted, withdraw };
}
