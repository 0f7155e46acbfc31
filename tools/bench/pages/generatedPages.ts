import { capitalized } from '../../../lib/text/capitalized';
import type { BenchPage } from '../types';

/** Pages in a folder, which is a group of the sidebar. */
const GROUP = 20;
const SECTIONS = 6;
const SENTENCES = 5;
const WORDS = 14;

/** A small generator with a fixed start: every run builds the same pages. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const list = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));

/**
 * Writes pages for measuring how a site grows: in groups of 20, each with six sections of prose, a list and code, some
 * 500 words, drawn from a text with the frequency that they have there.
 * @param count how many
 * @param text where the words come from
 * @returns the pages, in one language, the same ones for the same input
 */
export function generatedPages(count: number, text: string): BenchPage[] {
  const words = text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
  return list(count, (index) => {
    const next = numbers(index + 1);
    const some = (length: number) => list(length, () => words[next(words.length)] ?? '').join(' ');
    const sentence = () => `${capitalized(some(WORDS - 4 + next(8)))}.`;
    const section = (at: number) =>
      [
        `## ${capitalized(some(3))} ${at + 1}`,
        list(SENTENCES, sentence).join(' '),
        at % 2
          ? list(4, () => `- ${capitalized(some(6))}`).join('\n')
          : `\`\`\`js\nexport const step${at} = { name: '${some(1)}', size: ${next(9000)}, from: '${some(2)}' };\n\`\`\``,
      ].join('\n\n');
    const group = Math.floor(index / GROUP) + 1;
    return {
      lang: 'en',
      path: `part-${group}/page-${index + 1}`,
      title: `${capitalized(some(2))} ${index + 1}`,
      body: `${sentence()}\n\n${list(SECTIONS, section).join('\n\n')}\n`,
    };
  });
}
