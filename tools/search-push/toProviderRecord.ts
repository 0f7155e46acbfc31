import { encodeEntities } from '../../lib/text/encodeEntities';
import { LEVELS, type SearchRecord } from '../../plugins/output/search-records/types';

/**
 * A record as it is stored at the provider: every DocSearch client reads its texts as HTML, so they are written for it.
 * @param record record with plain texts
 */
export function toProviderRecord(record: SearchRecord): SearchRecord {
  const levels = LEVELS.map((level) => {
    const text = record.hierarchy[level];
    return [level, text === null ? null : encodeEntities(text)];
  });
  return {
    ...record,
    hierarchy: Object.fromEntries(levels) as SearchRecord['hierarchy'],
    content: record.content === null ? null : encodeEntities(record.content),
  };
}
