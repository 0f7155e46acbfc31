import { HEADER_ONLY, type ContentPolicy } from '../../../site/contentPolicy';

const isHeaderOnly = (directive: string): boolean => HEADER_ONLY.some((name) => name === directive);

/**
 * A policy as the value of its header, or of a `<meta>` element.
 * @param policy directives and sources
 * @param place a `<meta>` element leaves out what browsers ignore there
 */
export function renderPolicy(policy: ContentPolicy, place: 'header' | 'meta'): string {
  return Object.entries(policy)
    .filter(([directive]) => place === 'header' || !isHeaderOnly(directive))
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
