import * as LIMITS from '../../site/limits';
import type { Reading } from './types';

/** Whether more was found than is shown: a text of thousands of unknown keys is no config, and need not be read to its end. */
export const isFull = ({ findings }: Reading): boolean => findings.length > LIMITS.optionFindingsShown;
