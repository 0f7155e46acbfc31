import type { Bundler } from '../../site/aims';
import { MESSAGES } from '../../site/messages/messages';
import type { Finding } from './types';

/** Lines to copy; the bundler is named where there are lines for each. */
export interface Snippet {
  readonly code: string;
  readonly bundler?: 'Rspack' | 'webpack';
}

/** A name that may stand in a shell line: what npm takes as the name of a package, and nothing else. */
const PACKAGE = /^(?:@[a-z\d][\w.-]{0,100}\/)?[a-z\d][\w.-]{0,100}$/;

/** Stands in for a package where the text names none. */
const ANY_PACKAGE = 'lodash';

const RSPACK_MARK = /rspack|rsbuild|builtin:/i;
/** Rspack prints `webpack/runtime`, and projects on it have packages such as `html-webpack-plugin`. */
const WEBPACK_MARK =
  /RsdoctorWebpack|@rsdoctor\/webpack-plugin|\[webpack-cli\]|node_modules[\\/]webpack[\\/]|webpack\.config|webpack (?:\d|compiled)/;

/** The bundlers that a text may come from: both when it names none or both. */
export function bundlersIn(plain: string): readonly Bundler[] {
  const isRspack = RSPACK_MARK.test(plain);
  if (isRspack === WEBPACK_MARK.test(plain)) return ['rspack', 'webpack'];
  return [isRspack ? 'rspack' : 'webpack'];
}

/** Lines of the messages are for Rspack. A pinned version of its plugin exists for that plugin only. */
const forWebpack = (code: string): string =>
  code
    .replaceAll('RsdoctorRspack', 'RsdoctorWebpack')
    .replace(/rspack(?=-plugin(?!@\d)|\.config)/g, 'webpack');

/** Lines that were written for Rspack, for each of the bundlers where they differ. */
export function snippetsOf(code: string, bundlers: readonly Bundler[] = ['rspack', 'webpack']): Snippet[] {
  const other = forWebpack(code);
  if (other === code) return bundlers.includes('rspack') || !code.includes('rspack') ? [{ code }] : [];
  if (bundlers.length === 1) return [{ code: bundlers[0] === 'rspack' ? code : other }];
  return [
    { code, bundler: 'Rspack' },
    { code: other, bundler: 'webpack' },
  ];
}

/**
 * The lines to copy for a finding, with the first package that its text names where they are about a package.
 * @returns none when the message has no lines
 */
export function snippetsFor({ id, names }: Finding, bundlers?: readonly Bundler[]): Snippet[] {
  const name = names.find((each) => PACKAGE.test(each)) ?? ANY_PACKAGE;
  const code = MESSAGES[id].snippet?.code.replaceAll('{name}', name);
  return code ? snippetsOf(code, bundlers) : [];
}
