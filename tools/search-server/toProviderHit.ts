import { encodeEntities } from '../../lib/text/encodeEntities';
import { LEVELS, type SearchRecord } from '../../plugins/output/search-records/types';
import { cutAround } from './cutAround';
import { markText, type MarkTags, type MarkedValue } from './markText';

/** How a request wants its hits. */
export interface HitStyle {
  readonly words: readonly string[];
  readonly tags: MarkTags;
  readonly ellipsis: string;
  /** Words of a snippet, by attribute: `content`, `hierarchy.lvl1`. */
  readonly snippets: ReadonlyMap<string, number>;
}

type Marks = { content?: MarkedValue; hierarchy: Record<string, MarkedValue> };

/** Applies a function to every text of a record, and keeps its shape. */
function eachText(
  record: SearchRecord,
  mark: (attribute: string, text: string) => MarkedValue | undefined,
): Marks {
  const marks: Marks = { hierarchy: {} };
  for (const level of LEVELS) {
    const marked = mark(`hierarchy.${level}`, record.hierarchy[level] ?? '');
    if (record.hierarchy[level] && marked) marks.hierarchy[level] = marked;
  }
  const content = mark('content', record.content ?? '');
  if (record.content && content) marks.content = content;
  return marks;
}

/**
 * A record as the provider answers with it: texts written for HTML, with highlight and snippet results.
 * @param record the record
 * @param style words, tags and lengths of the request
 */
export function toProviderHit(record: SearchRecord, { words, tags, ellipsis, snippets }: HitStyle) {
  const levels = LEVELS.map((level) => [
    level,
    record.hierarchy[level] && encodeEntities(record.hierarchy[level]),
  ]);
  return {
    objectID: record.objectID,
    url: record.url,
    type: record.type,
    content: record.content && encodeEntities(record.content),
    hierarchy: Object.fromEntries(levels) as Record<string, string | null>,
    _highlightResult: eachText(record, (_, text) => markText(text, words, tags)),
    _snippetResult: eachText(record, (attribute, text) => {
      const length = snippets.get(attribute);
      return length === undefined
        ? undefined
        : markText(cutAround(text, words, length, ellipsis), words, tags);
    }),
  };
}
