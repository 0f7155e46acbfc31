import type { CodeBlock } from '../../../packages/doc-checks/types';

/** How far a sample is checked; `skip` needs a reason. Each level holds what the one before it asks for. */
export const SAMPLE_LEVELS = ['skip', 'parse', 'types', 'build'] as const;

/** How far a sample is checked. */
export type SampleLevel = (typeof SAMPLE_LEVELS)[number];

const isLevel = (word: string): word is SampleLevel => (SAMPLE_LEVELS as readonly string[]).includes(word);

/**
 * The level of a sample, from the words of its fence.
 * @param block a code block of a page
 * @returns `parse` unless the fence says otherwise
 */
export function sampleLevel({ skip, words }: Pick<CodeBlock, 'skip' | 'words'>): SampleLevel {
  return skip === undefined ? (words.find(isLevel) ?? 'parse') : 'skip';
}
