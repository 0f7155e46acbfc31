import type { Versions } from './planVersions';

const DEPENDENCY = /("@rsdoctor\/([a-z-]+)"\s*:\s*")(\^?)1\.\d+\.\d+(")/g;

/**
 * A `package.json` with other versions of the analyzer: what is pinned stays pinned, and a range becomes the one that every
 * package has a version in. The rest of the text stays as it is.
 * @param text a `package.json`
 * @param versions version of each package
 * @param range the documented range
 */
export const manifestText = (text: string, versions: Versions, range: string): string =>
  text.replace(DEPENDENCY, (whole, before: string, name: string, caret: string, after: string) => {
    const version = caret ? range : versions[name];
    return version === undefined ? whole : `${before}${version}${after}`;
  });
