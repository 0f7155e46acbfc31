import type { LiteralNode, LiteralValue } from '../../lib/text/objectLiteral';
import { CONTRACT_OPTIONS } from '../../site/contract/contract';
import { effectOf, type Finding, type FindingKind, type Reading } from './finding';
import { sectionOf } from './optionFindings';

const SECTIONS = 'output.options.jsonOptions.sections';
const SECTION_PATHS = CONTRACT_OPTIONS.map(({ path }) => path).filter((path) =>
  path.startsWith(`${SECTIONS}.`),
);

const TYPES = "('html' | 'json')[]";
const MAX_PORT = 65_535;

const FILE_NAME = 'output.options.jsonOptions.fileName';
/** A folder below that of the report, which is not made. */
const FOLDER = /^(?:\.\.?\/)*[^/.][^/]*\//;

/** An object that is no rule: each has a description and a check. */
const isNoRule = (node: LiteralNode): boolean =>
  node.kind === 'object' &&
  node.spreadAt < 0 &&
  !['meta', 'check'].every((key) => node.entries.some((entry) => entry.key === key));

const ANY = Symbol('any');

/** What a node is worth as a single value; an object or a list is none. */
function valueOf(node: LiteralNode | undefined): LiteralValue | typeof ANY {
  if (node?.kind === 'code') return ANY;
  return node?.kind === 'value' ? node.value : undefined;
}

function listOf(node: LiteralNode | undefined): readonly LiteralValue[] | undefined {
  if (node?.kind !== 'array') return undefined;
  const values = node.items.map(valueOf);
  return values.includes(ANY) ? undefined : (values as LiteralValue[]);
}

function recordsLoaders(get: (path: string) => LiteralNode | undefined): boolean | undefined {
  const features = get('features');
  if (features?.kind === 'code') return undefined;
  if (features?.kind === 'array') return listOf(features)?.includes('loader');
  const own = valueOf(get('features.loader'));
  return own === ANY ? undefined : own !== false;
}

/** Finds options that others beside them make useless. */
export function uselessFindings({ found, open, findings, plugin }: Reading): void {
  /** What an option is given; code where a spread or code around it may bring another value. */
  const get = (path: string): LiteralNode | undefined => {
    const own = found.get(path);
    const parents = path.split('.').map((_key, at, keys) => keys.slice(0, at).join('.'));
    const isKnown = parents.every((parent) => {
      const around = found.get(parent);
      return (around?.sure ?? true) && around?.node.kind !== 'code' && (own?.sure ?? !open.has(parent));
    });
    return isKnown ? own?.node : { kind: 'code', at: 0 };
  };
  const add = (kind: FindingKind, path: string, more: Partial<Finding> = {}): void => {
    const place = found.get(path);
    if (place) findings.push({ kind, name: path, at: place.at, ...sectionOf(path), ...more });
  };
  const isOnRspack = plugin?.startsWith('rspack') ?? false;
  const own = valueOf(get('output.mode'));
  // A value that is none leaves the old option in force.
  const mode = own === ANY || own === 'brief' || own === 'normal' ? own : valueOf(get('mode'));
  const isBrief = mode === 'brief';
  // Beside the old option, the default is a choice.
  const isDefault = valueOf(found.get('output.mode')?.node) === 'normal' && !open.has('output');
  if (isDefault && !found.has('mode')) add('default', 'output.mode');
  const written = get('output.options.type');
  const types = written ? listOf(written) : ['html'];

  if (!isBrief && mode !== ANY) {
    add('normalMode', 'output.options');
    add('normalMode', 'brief');
  }
  if (isBrief) {
    add('briefMode', 'output.reportCodeType');
    if (types && !types.includes('html')) {
      add('noHtml', 'output.options.htmlOptions');
      add('noHtml', 'brief');
    }
    if (types?.length === 0) add('value', 'output.options.type', { effect: 'nothing', allowed: TYPES });
    const fileName = valueOf(get(FILE_NAME));
    if (types?.includes('json') && typeof fileName === 'string' && FOLDER.test(fileName)) {
      add('folder', FILE_NAME, { effect: 'noReport' });
    }
    if (types && !types.includes('json')) add('noJson', 'output.options.jsonOptions');
  }
  const isServerOff = valueOf(get('disableClientServer')) === true;
  if (isServerOff && isBrief && types?.join() === 'json') add('endsAnyway', 'disableClientServer');
  if (isServerOff && !isBrief && mode !== ANY) add('noServer', 'printLog');
  if (recordsLoaders(get) === false) add('noLoaders', 'loaderInterceptorOptions');
  if (valueOf(get('linter.level')) === 'Ignore') {
    add('noRules', 'linter.rules');
    add('noRules', 'linter.extends');
  }
  if (isOnRspack) {
    add('onlyWebpack', 'supports.banner');
    if (valueOf(get('features.treeShaking')) === true) add('treeShaking', 'features.treeShaking');
    if (listOf(get('features'))?.includes('treeShaking')) add('treeShaking', 'features');
  }
  const portPath = get('server.port') ? 'server.port' : 'port';
  const port = valueOf(get(portPath));
  if (typeof port === 'number' && port > MAX_PORT) {
    add('value', portPath, { effect: 'hangs', allowed: `0 … ${MAX_PORT}` });
  }
  const rules = get('linter.extends');
  const noRule = rules?.kind === 'array' ? rules.items.find(isNoRule) : undefined;
  if (noRule && valueOf(get('linter.level')) === undefined) {
    const effect = effectOf('linter.extends[]', noRule, []);
    add('value', 'linter.extends', { at: noRule.at, effect, allowed: '{ meta, check }[]' });
  }
  const sections = get(SECTIONS);
  if (
    sections?.kind === 'object' &&
    sections.spreadAt < 0 &&
    !SECTION_PATHS.every((path) => found.has(path))
  ) {
    add('sections', SECTIONS);
  }
}
