import type { Path } from './types';

/** Splits an address; parts that are not there are empty. */
function parse(address: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

const withMark = (text: string, mark: string): string => {
  if (text === mark) return '';
  return text === '' || text.startsWith(mark) ? text : mark + text;
};

/**
 * Where a link of a page leads.
 * @param to address, absolute or seen from the root, or its parts; without a path it is another place of the same page
 * @param current path of the page
 * @returns all parts, with a path from the root
 */
export function resolvePath(to: string | Partial<Path>, current: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parse(to) : to;
  const segments: string[] = [];
  for (const segment of pathname.split('/').filter((part, index) => index > 0 || part !== '')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return {
    pathname: pathname === '' ? current : `/${segments.join('/')}`.replace(/\/{2,}/g, '/'),
    search: withMark(search, '?'),
    hash: withMark(hash, '#'),
  };
}
