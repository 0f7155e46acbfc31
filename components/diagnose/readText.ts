import * as LIMITS from '../../site/limits';
import type { Diagnosis } from './types';

/**
 * Reads a file that the reader chose, without sending it anywhere.
 * @param file a text file of any size
 * @returns its text, or why it was not read
 */
export async function readText(file: Pick<File, 'size' | 'text'>): Promise<string | Diagnosis> {
  // Three bytes a character is the most that a text within the limit can take.
  if (file.size > 3 * LIMITS.diagnoseLength) return { kind: 'tooLong' };
  try {
    return await file.text();
  } catch {
    return { kind: 'unreadable' };
  }
}
