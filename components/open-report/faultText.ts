import { fillIn } from '../../lib/text/fillIn';
import { READ_LIMITS } from '../../packages/report';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { REPORT_FAULT_WORDS } from '../../site/words/reportView';
import type { Text } from '../../site/words/types';
import type { ReaderFault } from './types';

/**
 * What is said when a report cannot be read.
 * @param failure what is wrong, and where: text of strangers, so it only ever stands as text
 * @param say gives a text in the page's language
 */
export const faultText = ({ fault, place }: ReaderFault, say: (text: Text) => string): string =>
  [
    fillIn(say(REPORT_FAULT_WORDS[fault]), {
      limit: READ_LIMITS.bytes / 1_000_000,
      version: DOCUMENTED_VERSION,
    }),
    place && `(${place})`,
  ]
    .filter(Boolean)
    .join(' ');
