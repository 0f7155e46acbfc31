import type { DocumentHeading, SearchDocument } from '../../../packages/search/SearchDocument';
import type { Lang } from '../../../site/languages';

/** What one index of the service found. */
export interface RemoteGroup {
  readonly index: string;
  readonly hits: readonly SearchDocument[];
}

/** Longest text of a page that is looked at, in characters. */
const LONGEST = 100_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

/** The host decodes the address of a link that is pointed at, and throws where it cannot (`/%E0%A4%A`). */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

function readHeadings(toc: unknown, length: number): DocumentHeading[] {
  if (!Array.isArray(toc)) return [];
  const headings = toc.filter(isObject).flatMap((raw): DocumentHeading[] => {
    const { charIndex, depth } = raw;
    if (typeof charIndex !== 'number' || !(charIndex >= 0) || charIndex > length) return [];
    const id = text(raw.id);
    const anchor = isDecodable(id) ? id : '';
    return [{ text: text(raw.text), id: anchor, depth: typeof depth === 'number' ? depth : 2, charIndex }];
  });
  return headings.sort((a, b) => a.charIndex - b.charIndex);
}

function readHit(raw: unknown, lang: Lang): SearchDocument[] {
  if (!isObject(raw)) return [];
  const title = text(raw.title);
  const routePath = text(raw.routePath);
  if (!title || !/^\/(?![/\\])/.test(routePath) || !isDecodable(routePath)) return [];
  const content = text(raw.content);
  const id = typeof raw.id === 'number' ? raw.id : 0;
  const domain = text(raw.domain).replace(/\/$/, '');
  return [{ id, title, content, routePath, domain, toc: readHeadings(raw.toc, content.length), lang }];
}

/**
 * Reads the answer of the service: a list of groups of page documents. Hits that are no documents are left out.
 * @param answer anything the service sent
 * @param limit pages of one index at most
 * @param lang language that was asked for
 * @throws Error when it is no list of groups
 */
export function readRemote(answer: unknown, limit: number, lang: Lang): RemoteGroup[] {
  if (!Array.isArray(answer)) throw new Error('The search service answered without a list of groups.');
  return answer.map((group: unknown) => {
    if (!isObject(group) || typeof group.index !== 'string' || !Array.isArray(group.hits)) {
      throw new Error('The search service answered with a group without index or hits.');
    }
    return { index: group.index, hits: group.hits.flatMap((raw) => readHit(raw, lang)).slice(0, limit) };
  });
}
