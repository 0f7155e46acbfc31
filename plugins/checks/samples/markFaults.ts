import type { CodeBlock } from '../../../packages/doc-checks/types';
import { hasRemoved, readMarks } from '../../authoring/marked-lines/readMarks';
import { moduleFormats } from '../../authoring/picks/moduleFormats';
import { sampleLevel } from './sampleLevel';

type Found = readonly [rule: string, message: string, fix: string];

function formatFaults({ language, source, value, title }: CodeBlock): Found[] {
  if (language !== 'ts' || source !== 'file') {
    return [
      [
        'samples/formats',
        '`formats` is for a config in a `.ts` file',
        'write ```ts title="…" file="…" formats',
      ],
    ];
  }
  try {
    moduleFormats(value, title);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [['samples/formats', message, 'give the config the form that it needs, or remove `formats`']];
  }
}

/**
 * Comments that mark lines are known, what is built has no removed lines, and a config can be written in every format.
 * @param block a code block of a page
 * @returns rule, message and fix of each fault
 */
export function markFaults(block: CodeBlock): Found[] {
  const read = readMarks(block.value);
  const level = sampleLevel(block);
  const runs = level === 'types' || level === 'build';
  return [
    ...read.unknown.map(({ word }): Found => [
      'samples/mark',
      `\`[!code ${word}]\` marks nothing`,
      'write ++, --, highlight or focus',
    ]),
    ...(runs && hasRemoved(read)
      ? [
          [
            'samples/mark',
            `a sample of the level \`${level}\` has removed lines`,
            'show a patch (```diff)',
          ] as const,
        ]
      : []),
    ...(block.formats ? formatFaults(block) : []),
  ];
}
