import { useState } from 'react';
import { useHydrated, useLazyPart } from '../../lib/hooks';

const load = () => import('./socialIcons');
const onFailure = () => undefined;

/**
 * The icons of social networks for a part that the browser made itself; a part of the static HTML shows them already.
 * @returns icons by name; undefined until they are there, and where they need not come
 */
export function useSocialIcons(): Readonly<Record<string, string>> | undefined {
  const hydrated = useHydrated();
  const [isNew] = useState(hydrated);
  return useLazyPart(load, isNew, onFailure)?.socialIcons;
}
