import { answerQuery } from '../../../lib/search/answerQuery';
import { openIndex, type IndexFile, type OpenIndex } from '../../../lib/search/openIndex';
import type { SearchAnswer } from '../../../lib/search/types';
import type { WorkerQuestion, WorkerReply } from './types';

/**
 * The search worker: holds the indexes and answers questions, away from the page's own work.
 * @param load fetches an index file
 * @returns function from a question to the reply; it never rejects
 */
export function searchWorker(
  load: (url: string) => Promise<IndexFile>,
): (question: WorkerQuestion) => Promise<WorkerReply> {
  const indexes = new Map<string, Promise<OpenIndex>>();

  const open = (url: string): Promise<OpenIndex> => {
    const known = indexes.get(url);
    if (known) return known;
    const opening = load(url).then(openIndex);
    indexes.set(url, opening);
    // A failure is not kept: the next question tries again.
    opening.catch(() => indexes.delete(url));
    return opening;
  };

  const answer = async (question: WorkerQuestion): Promise<SearchAnswer | undefined> => {
    if (question.type === 'drop') {
      indexes.clear();
      return undefined;
    }
    const own = await open(question.url);
    if (question.type === 'open') return undefined;
    const { text, limit, otherUrl } = question;
    return answerQuery({ text, limit, own, openOther: async () => (otherUrl ? open(otherUrl) : undefined) });
  };

  return (question) =>
    answer(question).then(
      (reply) => ({ id: question.id, answer: reply }),
      (error: unknown) => ({ id: question.id, error: String(error) }),
    );
}
