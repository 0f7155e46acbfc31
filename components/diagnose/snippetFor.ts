import { MESSAGES } from '../../site/messages/messages';
import type { Finding } from './types';

/** A name that may stand in a shell line: what npm takes as the name of a package, and nothing else. */
const PACKAGE = /^(?:@[a-z\d][\w.-]{0,100}\/)?[a-z\d][\w.-]{0,100}$/;

/** Stands in for a package where the text names none. */
const ANY_PACKAGE = 'lodash';

/**
 * The lines to copy for a finding, with the first package that its text names where they are about a package.
 * @returns undefined when the message has no lines
 */
export function snippetFor({ id, names }: Finding): string | undefined {
  const name = names.find((each) => PACKAGE.test(each)) ?? ANY_PACKAGE;
  return MESSAGES[id].snippet?.code.replaceAll('{name}', name);
}
