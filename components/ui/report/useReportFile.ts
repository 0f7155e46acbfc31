import { useCallback, useEffect, useState } from 'react';
import { askStatus, isThere } from '../../../lib/loading';

/**
 * Whether a live report can be had. A frame cannot be asked whether its document came, and shows the browser's own page for
 * a missing one; so the server is asked first.
 * @param address of the report
 * @returns `there`, undefined until the answer came, and what asks again
 */
export function useReportFile(address: string) {
  const [there, setThere] = useState<boolean>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void askStatus(address).then((status) => {
      if (isWanted) setThere(isThere(status));
    });
    return () => {
      isWanted = false;
    };
  }, [address, asked]);
  const askAgain = useCallback(() => {
    setThere(undefined);
    setAsked((times) => times + 1);
  }, []);
  return { there, askAgain };
}
