import { answerQuery, type IndexAnswer } from '../../../packages/search/answerQuery';
import { openFile, type SearchFile } from '../../../packages/search/openFile';
import { openQueryWords } from '../../../packages/search/openQueryWords';
import type { IndexFile, OpenIndex } from '../../../packages/search/openIndex';
import { unpackWordings } from '../../../packages/search/packWordings';
import { SEARCH_FACTS } from '../../../site/searchFacts';
import { PACKED_QUERY_WORDS } from './packedQueryWords';
import { PACKED_WORDINGS } from './packedWordings';
import type { WorkerQuestion, WorkerReply } from './types';

const FACTS = {
  ...SEARCH_FACTS,
  ...openQueryWords(PACKED_QUERY_WORDS),
  wordings: unpackWordings(PACKED_WORDINGS),
};

/**
 * The search worker: holds the indexes and answers questions, away from the page's own work.
 * @param load fetches an index file, or a part of one, by its absolute address
 * @returns function from a question to the reply; it never rejects
 */
export function searchWorker(
  load: (url: string) => Promise<SearchFile>,
): (question: WorkerQuestion) => Promise<WorkerReply> {
  const indexes = new Map<string, Promise<OpenIndex>>();

  const open = (url: string): Promise<OpenIndex> => {
    const known = indexes.get(url);
    if (known) return known;
    const loadPart = (address: string) => load(new URL(address, url).href) as Promise<IndexFile>;
    const opening = load(url).then((file) => openFile(file, { facts: FACTS, load: loadPart }));
    indexes.set(url, opening);
    // A failure is not kept: the next question tries again.
    opening.catch(() => indexes.delete(url));
    return opening;
  };

  const answer = async (question: WorkerQuestion): Promise<IndexAnswer | undefined> => {
    if (question.type === 'drop') {
      indexes.clear();
      return undefined;
    }
    const own = await open(question.url);
    if (question.type === 'open') return undefined;
    const { text, limit, otherUrl, atOnce } = question;
    const openOther = async () => (otherUrl ? open(otherUrl) : undefined);
    return answerQuery({ text, limit, own, openOther, atOnce });
  };

  return (question) =>
    answer(question).then(
      (reply) => ({ id: question.id, answer: reply }),
      (error: unknown) => ({ id: question.id, error: String(error) }),
    );
}
