import { driftStars } from './driftStars';
import { wireInstall } from './wireInstall';

/** What the home page loads when it is hydrated: one file, since each of them is a row in the list that every page loads. */
export const lateParts = { driftStars, wireInstall };
