import { withBase } from '@rspress/core/runtime';
// eslint-disable-next-line no-restricted-syntax -- the host tells the name of the index file here and nowhere else
import { searchIndexHash } from 'virtual-page-data';
import type { SearchScope } from '../../packages/search/types';

/** Absolute URL of a scope's index, since a worker resolves others against its own script; undefined when the build wrote none. */
export function indexUrl({ lang, version }: SearchScope): string | undefined {
  const hash = searchIndexHash[`${version}###${lang}`];
  // The host writes the version with its first dot replaced.
  const part = version ? `.${version.replace('.', '_')}` : '';
  const address = withBase(`/static/search_index${part}.${lang}.${hash}.json`);
  return hash ? new URL(address, window.location.origin).href : undefined;
}
