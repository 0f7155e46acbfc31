import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A state that ends by itself, such as "copied".
 * @param duration ms it lasts; starting it again begins anew
 * @returns whether it is on, and the function that starts it
 */
export function useFlash(duration: number): [boolean, () => void] {
  const [on, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), duration);
  }, [duration]);
  return [on, start];
}
