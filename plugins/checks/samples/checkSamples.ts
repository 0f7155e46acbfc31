import path from 'node:path';
import type { CodeBlock, Check, Issue, Page } from '../readPages';
import { hasRemoved, readMarks, codeAfter } from '../../authoring/readMarks';
import { moduleFormats } from '../../authoring/moduleFormats';
import { SHOWN_BYTES, SHOWN_FOLDERS } from '../../../packages/doc-checks/includedFile';
import { provenTexts, type ProvenTexts } from '../../../packages/doc-checks/provenTexts';
import { pickBlocks } from '../../../lib/text/pickBlocks';
import { sampleLevel, isConfig, SAMPLE_LEVELS, sampleLanguage } from './sampleKind';
import { syntaxFault, type SampleFault } from './syntaxFault';

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

type Found = readonly [rule: string, message: string, fix: string];

const LEVELS = SAMPLE_LEVELS.map((level) => (level === 'skip' ? 'skip="reason"' : level)).join(', ');

/** Faults of the words behind the language. */
function wordFaults({ words, skip, language }: CodeBlock): Found[] {
  const kind = sampleLanguage(language);
  const known = words.filter((word) => (SAMPLE_LEVELS as readonly string[]).includes(word));
  const unknown = words.filter((word) => !known.includes(word));
  const given = [...known, ...(skip === undefined ? [] : ['skip'])];
  return [
    ...unknown.map((word): Found => [
      'samples/level',
      `\`${word}\` is no level of a sample`,
      `write one of ${LEVELS}`,
    ]),
    ...(given.length > 1
      ? [['samples/level', `${given.join(' and ')} stand on one fence`, 'leave one of them'] as const]
      : []),
    ...(skip?.trim() === ''
      ? [['samples/skip', '`skip` has no reason', 'write skip="why nobody can run this"'] as const]
      : []),
    ...(given.length > 0 && !kind
      ? [['samples/level', `\`${language}\` is not run, so it has no level`, 'remove the level'] as const]
      : []),
    ...(kind && kind !== 'script' && known.some((word) => word !== 'parse')
      ? [['samples/level', `\`${known.join(' ')}\` is for JS and TS only`, 'remove the level'] as const]
      : []),
    ...(kind === 'foreign shell' && skip === undefined
      ? [['samples/skip', `no parser for \`${language}\``, 'write skip="why nobody can run this"'] as const]
      : []),
  ];
}

const FILE_FAULTS: Readonly<Record<Exclude<CodeBlock['source'], 'page' | 'file'>, (file: string) => Found>> =
  {
    missing: (file) => [
      'samples/file',
      `${file} is missing`,
      'make it, or name a file as <root>/examples/samples/…',
    ],
    both: (file) => ['samples/file', `the fence names ${file} and holds code`, 'move the code into the file'],
    outside: (file) => [
      'samples/outside',
      `${file} lies outside of ${SHOWN_FOLDERS.join('/ and ')}/`,
      'put the file into examples/samples/, itself and not a link to it, and write file="<root>/examples/samples/…"',
    ],
    large: (file) => [
      'samples/size',
      `${file} is larger than ${SHOWN_BYTES / 1000} kB`,
      'show the part that readers need',
    ],
  };

/** Faults of the place where the code lies. */
function placeFaults({ language, title, file, source, value }: CodeBlock): Found[] {
  const kind = sampleLanguage(language);
  const name = file.split('/').slice(-title.split('/').length).join('/');
  if (source !== 'page' && source !== 'file') return [FILE_FAULTS[source](file)];
  const inFile = kind === 'script' || (kind === 'data' && title !== '');
  return [
    ...(inFile && source === 'page'
      ? [
          [
            'samples/inline',
            'the code stands in the page',
            'move it to examples/samples/ and write file="<root>/examples/samples/…"',
          ] as const,
        ]
      : []),
    ...(source === 'file' && title !== '' && name !== title
      ? [
          [
            'samples/title',
            `the title is ${title}, the file ${name}`,
            'end the path of the file with the title',
          ] as const,
        ]
      : []),
    ...(source === 'file' && value.trim() === ''
      ? [['samples/file', `${file} is empty`, 'write the code into it'] as const]
      : []),
  ];
}

function levelFaults(block: CodeBlock): Found[] {
  const level = sampleLevel(block);
  if (level === 'build' || level === 'skip' || !isConfig(block.title, block.value)) return [];
  return [['samples/config', `a config of an installed bundler is only \`${level}\``, 'write build']];
}

/** Commands of the reader's choice can be written out, and the page lets the reader choose. */
function pickFaults({ pick, language, value }: CodeBlock, page: Page): Found[] {
  if (!pick) return [];
  const faults: Found[] = [];
  if (language !== 'bash') faults.push(['samples/pick', '`pick` is for `bash` only', 'write ```bash pick']);
  try {
    pickBlocks(value);
  } catch {
    faults.push([
      'samples/pick',
      'a line is no npm command',
      'begin each line with npm or npx, or with a variable: RSDOCTOR=true npm run build',
    ]);
  }
  if (page.kind === 'page' && !page.parts.some(({ name }) => name === 'Pick')) {
    faults.push([
      'samples/pick',
      'the page has no <Pick>, so nobody can choose',
      'write <Pick only="pm shell" /> above',
    ]);
  }
  return faults;
}

/** What is parsed of a sample: without the lines that its reader is to take out. */
const parsedCode = ({ value }: CodeBlock): string =>
  hasRemoved(readMarks(value)) ? codeAfter(value) : value;

const asProven = (block: CodeBlock): string => `${block.language}\n${parsedCode(block)}`;

/** Whether there is code to parse that no earlier run has parsed. */
const isUnproven = (block: CodeBlock, proven: ProvenTexts): boolean =>
  block.value !== '' && sampleLevel(block) !== 'skip' && !proven.has(asProven(block));

/** The fault of the code itself, at its line in the page or in its file. */
function codeIssue(block: CodeBlock, pageFile: string, found: SampleFault | undefined): Issue[] {
  if (!found || sampleLevel(block) === 'skip') return [];
  const own = block.source === 'file' && block.file.startsWith('<root>/');
  return [
    {
      file: own ? block.file.slice('<root>/'.length) : pageFile,
      line: own ? found.line : block.line + found.line,
      rule: 'samples/parse',
      message: found.message.replaceAll(/\s*\n\s*/g, ' '),
      fix: 'write code that can be parsed, or skip="reason"',
    },
  ];
}

/**
 * Samples lie in files, say how far they are checked, and can be parsed. What `types` and `build` ask for is run by
 * `tests/analyzer/samples*.test.ts`.
 * @returns each problem at the fence; a fault of the code at its line in the file
 */
export const checkSamples: Check = async ({ pages }) => {
  const proven = provenTexts('samples', [path.join(import.meta.dirname, 'syntaxFault.ts')]);
  // Both languages show the same samples: each is parsed once.
  const unproven = new Map(
    pages
      .flatMap(({ code }) => code.filter((block) => isUnproven(block, proven)))
      .map((block) => [asProven(block), block]),
  );
  const parsed = await Promise.all(
    [...unproven].map(
      async ([text, block]) => [text, await syntaxFault(parsedCode(block), block.language)] as const,
    ),
  );
  proven.add(parsed.filter(([, fault]) => !fault).map(([text]) => text));
  const faults = new Map(parsed);
  const issues = pages.flatMap((page) => {
    const { file, code } = page;
    return code.flatMap((block) => [
      ...[
        ...wordFaults(block),
        ...placeFaults(block),
        ...levelFaults(block),
        ...markFaults(block),
        ...pickFaults(block, page),
      ].map(([rule, message, fix]): Issue => ({ file, line: block.line, rule, message, fix })),
      ...codeIssue(block, file, faults.get(asProven(block))),
    ]);
  });
  // Both languages show the same file: its fault is one fault.
  return [
    ...new Map(issues.map((issue) => [`${issue.file}:${issue.line} ${issue.message}`, issue])).values(),
  ];
};
