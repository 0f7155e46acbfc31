import type { DocSearchHit } from '@docsearch/react';
import { decodeEntities } from '../../../lib/text/decodeEntities';
import { toInSiteLink } from './toInSiteLink';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** Longest text that is kept, and longest address; the dialog shows a line of it. */
const LONGEST = 2000;

/** DocSearch groups hits in a plain object: these two names would break it. */
const UNSAFE_NAMES = ['__proto__', 'hasOwnProperty'];
const WORD_JOINER = '\u2060';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : null;

/** A group's name: plain text, since DocSearch shows it without reading entities or marks. */
function groupName(value: unknown): string {
  const name = decodeEntities((text(value) ?? '').replace(/<\/?mark>/g, ''));
  return UNSAFE_NAMES.includes(name) ? `${name}${WORD_JOINER}` : name;
}

/** The `value` strings of a highlight or snippet result, nothing else of it. */
function marks(result: unknown): Record<string, unknown> {
  const source = isObject(result) ? result : {};
  const levels = isObject(source.hierarchy) ? source.hierarchy : {};
  const value = (mark: unknown) =>
    isObject(mark) && text(mark.value) ? { value: text(mark.value) } : undefined;
  return {
    content: value(source.content),
    hierarchy: Object.fromEntries(LEVELS.map((level) => [level, value(levels[level])])),
  };
}

/**
 * Makes a hit of the service safe to show: known fields, strings of bounded length, an in-site address.
 * @param raw anything the service sent or the browser stored
 * @param base base path of the site
 * @returns the hit; undefined when there is nothing to show or nowhere to go
 */
export function cleanHit(raw: unknown, base: string): DocSearchHit | undefined {
  if (!isObject(raw) || !isObject(raw.hierarchy)) return undefined;
  const url = toInSiteLink(raw.url, base);
  const objectID = text(raw.objectID);
  if (url === undefined || url.length > LONGEST || objectID === null) return undefined;
  const source = raw.hierarchy;
  const rest = Object.fromEntries(LEVELS.slice(2).map((level) => [level, text(source[level])]));
  const hierarchy = {
    ...rest,
    lvl0: groupName(source.lvl0),
    lvl1: groupName(source.lvl1),
  } as DocSearchHit['hierarchy'];
  const content = text(raw.content);
  const type = raw.type === 'content' ? 'content' : LEVELS.slice(1).find((level) => level === raw.type);
  if (!type || !(type === 'content' ? content : hierarchy[type as Level])) return undefined;
  const snippet = marks(raw._snippetResult);
  return {
    objectID,
    url,
    url_without_anchor: url.replace(/#.*$/, ''),
    anchor: url.split('#')[1] ?? null,
    type,
    content,
    hierarchy,
    // The name of the group is never marked, so it is not taken from the highlights.
    _highlightResult: { ...marks(undefined), hierarchy: { lvl0: { value: hierarchy.lvl0 } } },
    _snippetResult: snippet,
  } as unknown as DocSearchHit;
}
