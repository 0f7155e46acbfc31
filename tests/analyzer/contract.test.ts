import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isListed } from '../../plugins/checks/contract/pageSections';
import { jsonText, readContract, type ReadContract } from '../../tools/contract/readContract';
import { CONTRACT, HISTORY } from '../../site/contract/contract';
import { INTERNALS } from '../../site/contract/internals';
import { ANALYZER_VERSIONS } from '../../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../../site/documentedVersion';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { RULES } from '../../site/rules';
import { ROOT } from '../support/site';

/** Time for four builds and the help of every command, in ms. */
const TIMEOUT = 180_000;

const committed = (name: string): string => readFileSync(path.join(ROOT, 'site/contract', name), 'utf8');

let read: ReadContract;

beforeAll(async () => {
  read = await readContract(ROOT, ANALYZER_VERSIONS);
}, TIMEOUT);

describe('the contract is what the installed packages say', () => {
  it('S9-2, S9-3 options, rules, flags, files and variables: the committed file is equal, byte for byte', () => {
    expect(committed('contract.json')).toBe(jsonText(read.contract));
  });

  it('links of the product: the committed list is equal, byte for byte', () => {
    expect(committed('productLinks.json')).toBe(jsonText(read.productLinks));
  });

  it('issue 44 what runs say of wrong values: the committed file is equal, byte for byte', () => {
    expect(committed('optionEffects.json')).toBe(jsonText(read.optionEffects));
  });
});

describe('the contract serves the pages', () => {
  it('S9-2 every rule of the package is a fact of the site, in the order of the codes', () => {
    const facts = RULES.map(({ code, title, category }) => ({ code, title, category }));
    expect(facts).toEqual(
      read.contract.rules.map(({ code, title, category }) => ({ code, title, category })),
    );
  });

  it('S9-3 what the package marks as deprecated, or prints so, is not documented as current', () => {
    const marked = read.contract.options.filter(
      ({ deprecated, notice = '' }) => deprecated || /deprecated/.test(notice),
    );
    expect(marked.map((option) => option.path)).toEqual([
      'features.lite',
      'mode',
      'supports.generateTileGraph',
      'brief',
      'output.compressData',
    ]);
    const paths = new Set(marked.map((option) => option.path));
    const current = PLUGIN_OPTIONS.filter((option) => paths.has(option.path) && !option.state);
    expect(current).toEqual([]);
  });

  it('S9-3 every option of the specification has an entry with its state', () => {
    const states = Object.fromEntries(
      PLUGIN_OPTIONS.map((option) => [option.path, option.state ?? 'current']),
    );
    expect(states).toMatchObject({
      brief: 'deprecated',
      briefType: 'never an option',
      disableClientServer: 'current',
      'experiments.enableNativePlugin': 'current',
      features: 'current',
      mode: 'deprecated',
      'output.compressData': 'no effect',
      'output.reportCodeType': 'current',
      'output.reportDir': 'current',
      port: 'current',
      'supports.banner': 'current',
      'supports.generateTileGraph': 'no effect',
      'supports.parseBundle': 'current',
    });
  });

  it('everything on the lists of internals exists', () => {
    const { options, environment, files, rules } = read.contract;
    const known: Readonly<Record<string, readonly string[]>> = {
      options: options.map((option) => option.path),
      environment: environment.map(({ name }) => name),
      files,
      ruleOptions: rules.flatMap((rule) => rule.options.map(({ name }) => `${rule.title} ${name}`)),
    };
    const gone = Object.entries(known).flatMap(([list, names]) =>
      Object.keys(INTERNALS[list as keyof typeof INTERNALS]).filter(
        (entry) => !names.some((name) => isListed({ [entry]: '' }, name)),
      ),
    );
    expect(gone).toEqual([]);
  });

  it('the contract in use is that of the documented version, and the history reaches it', () => {
    expect(CONTRACT.version).toBe(DOCUMENTED_VERSION);
    const newest = Object.entries(HISTORY.versions).map(([name, versions]) => [name, versions.at(-1)]);
    const { types, core, cli } = ANALYZER_VERSIONS;
    expect(Object.fromEntries(newest)).toEqual({ types, core, cli });
    const unknown = CONTRACT.options.filter((option) => !(option.path in HISTORY.options));
    expect(unknown).toEqual([]);
  });
});
