import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../tools/contract/codeText';
import { declaredCommands } from '../../../../tools/contract/history/declaredCommands';
import { declaredOptions } from '../../../../tools/contract/history/declaredOptions';
import { spansOf } from '../../../../tools/contract/history/spansOf';
import { nested, valueAt } from '../../../../tools/contract/nested';
import { optionDeclarations } from '../../../../tools/contract/optionDeclarations';
import { parseHelp } from '../../../../tools/contract/parseHelp';
import { printedLines, quietly } from '../../../../tools/contract/quietly';
import { readEnvironment } from '../../../../tools/contract/readEnvironment';
import { readProductLinks } from '../../../../tools/contract/readProductLinks';
import { ruleDeclarations } from '../../../../tools/contract/readRules';
import { typeText } from '../../../../tools/contract/typeAtoms';
import { typeProgram } from '../../../../tools/contract/typeProgram';
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

  it('options and commands of a published version', () => {
    const root = projectWith({
      'core/dist/types/plugin.d.ts': `
        export interface RsdoctorRspackPluginOptions<R> { linter?: R;
          /** @deprecated */
          mode?: 'brief' }
        export interface RsdoctorMultiplePluginOptions<R> { linter?: R; name?: string }`,
      'cli/dist/commands/analyze.d.ts': 'interface Options { profile: string; port?: number }\nexport {};\n',
      'cli/dist/commands/index.d.ts': "export * from './analyze';\n",
    });
    const options = declaredOptions(inPackages(root, 'core'));
    expect(options.get('mode')).toBe("'brief' | deprecated");
    expect(options.get('name')).toBe('string');
    expect([...declaredCommands(inPackages(root, 'cli'))]).toEqual([
      ['analyze', 'command'],
      ['analyze profile', 'string'],
      ['analyze port', 'number'],
    ]);
  });

  it('a version without options is an error that names the file', () => {
    const root = projectWith({ 'core/dist/types/plugin.d.ts': 'export {};\n' });
    expect(() => declaredOptions(inPackages(root, 'core'))).toThrow(
      'plugin.d.ts:1 no options type is declared',
    );
  });
});

describe('history', () => {
  it('begins, changes and ends between two versions', () => {
    const declared = new Map(
      Object.entries({
        '1.0.0': { a: 'string', gone: 'x' },
        '1.1.0': { a: 'string', b: 'boolean', gone: 'x' },
        '1.1.2': { a: 'string | number', b: 'boolean' },
      }).map(([version, names]) => [version, new Map(Object.entries(names))]),
    );
    expect(spansOf(['1.0.0', '1.1.0', '1.1.2'], declared)).toEqual({
      a: { since: '1.0.0', changed: [{ since: '1.1.2', after: '1.1.0', type: 'string | number' }] },
      b: { since: '1.1.0', after: '1.0.0' },
      gone: { since: '1.0.0', until: '1.1.0' },
    });
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
