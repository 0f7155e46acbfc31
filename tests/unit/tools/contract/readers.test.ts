import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../tools/contract/codeText';
import { nested, valueAt } from '../../../../tools/contract/readOptions';
import { optionDeclarations, typeProgram, typeText } from '../../../../tools/contract/declarations';
import { parseHelp } from '../../../../tools/contract/readCommands';
import { printedLines, quietly } from '../../../../tools/contract/runAnalyzer';
import { readEnvironment, readProductLinks } from '../../../../tools/contract/scanPackages';
import { ruleDeclarations } from '../../../../tools/contract/readRules';
import { projectWith } from './packages';

const inPackages = (root: string, name: string): string => path.join(root, 'node_modules/@rsdoctor', name);

describe('declarations', () => {
  it('S9-3 types in short, members of unions together, instances closed', () => {
    const file = '/options.ts';
    const { checker, exportsOf } = typeProgram([], {
      [file]: `
        interface Brief { mode?: 'brief'; dir: string }
        interface Normal { mode?: 'normal'; dir?: string;
          /** @deprecated */
          old?: boolean }
        export declare const options: {
          output?: Brief | Normal;
          list?: boolean | ('b' | 'a')[];
          sizes?: Record<string, number>;
          server?: { start(): void; port: number };
          check?: (() => void) | RegExp | undefined;
        };`,
    });
    const symbol = exportsOf(file).get('options');
    if (!symbol) throw new Error('the program has no options');
    const found = optionDeclarations(checker, checker.getTypeOfSymbol(symbol));
    const shown = [...found].map(([name, one]) => {
      const marks = `${one.optional ? '?' : ''}${one.deprecated ? '!' : ''}`;
      return `${name}${marks}: ${typeText([...one.atoms])}`;
    });
    expect(shown).toEqual([
      'output?: object',
      "output.mode?: 'brief' | 'normal'",
      'output.dir: string',
      'output.old?!: boolean',
      "list?: ('a' | 'b')[] | boolean",
      'sizes?: object',
      'server?: object',
      'check?: RegExp | function',
    ]);
  });

  it('S9-2 options of a rule by its title', () => {
    const root = projectWith({
      'core/dist/rules/rules/twice/index.d.ts': `
        interface Meta<C, T> { title: T; defaultConfig?: C }
        export declare const rule: { meta: Meta<{ ignore: string[]; limit?: number }, 'twice-package'> };`,
    });
    const rules = ruleDeclarations(inPackages(root, 'core'));
    expect([...(rules.get('twice-package') ?? [])]).toEqual([
      ['ignore', 'string[]'],
      ['limit', 'number'],
    ]);
  });
});

describe('help of the CLI', () => {
  const HELP = `rsdoctor/1.6.3

Commands:
  analyze        open a report.
  bundle-diff    compare two.

Options:
  -h, --help       Display this message 
  --no-open        opens nothing (default: true)
  --json [path]    as JSON (default: diff.json) 
  --port <number>  port 
`;

  it('commands and flags with values and defaults', () => {
    expect(parseHelp(HELP).commands).toEqual(['analyze', 'bundle-diff']);
    expect(parseHelp(HELP).flags).toEqual([
      { name: '--help', short: '-h' },
      { name: '--no-open' },
      { name: '--json', value: '[path]', default: 'diff.json' },
      { name: '--port', value: '<number>' },
    ]);
  });
});

describe('scans', () => {
  const files = {
    'core/dist/a.js': 'if (process.env.CI) {} const { DEBUG, HOME: home } = process.env; "TERM" in env;',
    'core/node_modules/x/a.js': 'process.env.OTHER;',
    'client/a.js': 'process.env.PAGE; open("https://rsdoctor.rs/guide#a-%E7");',
    'client/README.md': 'See https://rsdoctor.rs/. Or 「https://docs.rsdoctor.dev/zh/a」.',
  };
  const packages = () => {
    const root = projectWith(files);
    return new Map(['core', 'client'].map((name) => [name, inPackages(root, name)]));
  };

  it('environment variables of the packages, without what they depend on', () => {
    expect(readEnvironment(packages())).toEqual(
      ['CI', 'DEBUG', 'HOME', 'TERM'].map((name) => ({ name, packages: ['core'] })),
    );
  });

  it('addresses of the site, without the punctuation around them', () => {
    expect(readProductLinks(packages()).map(({ url }) => url)).toEqual([
      'https://docs.rsdoctor.dev/zh/a',
      'https://rsdoctor.rs/',
      'https://rsdoctor.rs/guide#a-%E7',
    ]);
  });
});

describe('values', () => {
  it('are written as in a config', () => {
    expect(codeText({ a: ["it's", 1], 'b-c': { d: undefined }, e: /x/ })).toBe(
      "{ a: ['it\\'s', 1], 'b-c': {}, e: /x/ }",
    );
    expect(codeText(undefined)).toBe('undefined');
  });

  it('are set and found by path', () => {
    expect(nested({ a: { b: 1 } }, 'a.c', 2)).toEqual({ a: { b: 1, c: 2 } });
    expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
    expect(valueAt({ a: [] }, 'a.b')).toBeUndefined();
  });

  it('what the analyzer prints is kept and the environment restored', () => {
    process.env.RSDOCTOR_OUTPUT = 'json';
    const { result, lines } = quietly(() => {
      console.log('\u001b[33m[RSDOCTOR INFO]\u001b[39m a notice ');
      return process.env.RSDOCTOR_OUTPUT;
    });
    expect([result, ...lines]).toEqual([undefined, 'a notice']);
    expect(process.env.RSDOCTOR_OUTPUT).toBe('json');
    delete process.env.RSDOCTOR_OUTPUT;
    expect(printedLines('other\n[RSDOCTOR WARN] b')).toEqual(['b']);
  });
});
