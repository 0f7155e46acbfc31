import type { Check, CodeBlock } from '../types';

const SHELLS = ['bash', 'sh', 'shell', 'zsh'];

/** What keeps a block from being pasted and run. */
function faults({ language, value }: CodeBlock): [rule: string, message: string, fix: string][] {
  const lines = value.split('\n');
  const prompt = SHELLS.includes(language) && lines.some((line) => /^\s*[$>] /.test(line));
  const gap = language !== 'text' && lines.some((line) => /^\s*(?:\/\/|#)?\s*(?:\.{3}|…)\s*,?$/.test(line));
  return [
    ...(language
      ? []
      : [['fences/language', 'the code block has no language', 'name it: ```ts, ```bash, ```text']]),
    ...(prompt
      ? [
          [
            'fences/prompt',
            'the command has a prompt sign',
            'leave the sign out; output goes into its own text block',
          ],
        ]
      : []),
    ...(gap ? [['fences/gap', 'the code leaves something out', 'write code that runs as it stands']] : []),
  ] as [string, string, string][];
}

/**
 * Code blocks name their language and can be pasted and run.
 * @param pages a documentation tree
 * @returns a problem per block
 */
export const checkFences: Check = ({ pages }) =>
  pages.flatMap(({ file, code }) =>
    code.flatMap((block) =>
      faults(block).map(([rule, message, fix]) => ({ file, line: block.line, rule, message, fix })),
    ),
  );
