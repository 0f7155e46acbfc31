import * as LIMITS from '../../site/limits';
import { findMessages } from './findMessages';
import { plainText } from './plainText';

/**
 * Whether a text holds a message that the diagnose box knows.
 * @param text any text; of a long one the beginning is looked at
 */
export function knowsMessage(text: string): boolean {
  return findMessages(plainText(text.slice(0, LIMITS.diagnoseReach * 10))).length > 0;
}
