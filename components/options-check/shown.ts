import { cutText } from '../../lib/text/strings';
import * as LIMITS from '../../site/limits';
import type { Reading } from './types';

/** Letters of a name that are shown. */
const MAX_LENGTH = 80;

/** A pasted name as it may be shown: bounded, in one line, without characters that turn or hide what stands beside them. */
export const shownName = (name: string): string =>
  cutText(name.slice(0, 4 * MAX_LENGTH).replace(/[\p{C}\s]+/gu, ' '), MAX_LENGTH);

/** Whether more was found than is shown: a text of thousands of unknown keys is no config, and need not be read to its end. */
export const isFull = ({ findings }: Reading): boolean => findings.length > LIMITS.optionFindingsShown;
