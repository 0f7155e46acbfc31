import { FULL_ONLY } from '../../tests/tiers';

/**
 * Tags that `npm test` leaves out although a file has changed.
 * @param file the changed file, from the root
 */
export const outerTags = (file: string): string[] =>
  FULL_ONLY.filter(({ paths }) => !paths.some((place) => file === place || file.startsWith(`${place}/`))).map(
    ({ tag }) => tag,
  );
