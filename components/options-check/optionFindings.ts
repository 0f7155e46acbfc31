import { nearest } from '../../lib/text/fuzzy';
import {
  LiteralError,
  literalData,
  objectLiteral,
  type LiteralEntry,
  type LiteralNode,
} from '../../lib/text/objectLiteral';
import { CONTRACT_OPTIONS, OPTION_EFFECTS } from '../../site/contract/contract';
import { INTERNALS } from '../../site/contract/internals';
import type { OptionContract } from '../../site/contract/types';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { OPTIONS_PATH } from '../../site/routes';
import {
  effectOf,
  fitsType,
  textsOf,
  isFull,
  shownName,
  wrongValue,
  type Finding,
  type Reading,
} from './finding';
import { ruleFindings } from './ruleFindings';

const OPTIONS = new Map(CONTRACT_OPTIONS.map((option) => [option.path, option]));

const CODE_TYPES = ['noCode', 'noAssetsAndModuleSource', 'noModuleSource'];

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const CHILDREN = new Map<string, readonly OptionContract[]>();
for (const option of CONTRACT_OPTIONS) {
  const parent = parentOf(option.path);
  CHILDREN.set(parent, [...(CHILDREN.get(parent) ?? []), option]);
}

/** What takes the place of an option that goes, apart from values that say it themselves. */
const REPLACED: Readonly<Record<string, string>> = {
  brief: 'output.options.htmlOptions',
  'features.lite': `output.reportCodeType: 'noAssetsAndModuleSource'`,
};

/** What was never an option, or is no longer one, under the name that readers try. */
const MEANT: Readonly<Record<string, string>> = { briefType: 'output.options.type' };

const states = new Map(PLUGIN_OPTIONS.map(({ path, state }) => [path as string, state]));

/** The section that says more: that of the option, or of the one around it. */
export function sectionOf(path: string): Pick<Finding, 'about' | 'page'> {
  for (let name = path; name; name = parentOf(name)) {
    const fact = PLUGIN_OPTIONS.find((option) => option.path === name);
    if (fact) return { about: fact.path, page: `${OPTIONS_PATH}#${fact.anchor}` };
  }
  const [group = ''] = path.split('.');
  const isGroup = CHILDREN.has(group) && group !== '';
  return isGroup
    ? { about: group, page: `${OPTIONS_PATH}#${group}` }
    : { about: OPTIONS_TABLE, page: `${OPTIONS_PATH}#all-options` };
}

/** Stands for the table of all options, which has no name of its own. */
export const OPTIONS_TABLE = '';

const GONE: readonly string[] = ['disableTOSUpload'];

/** Taken as they are written, and read by nothing: a JSON file is asked for by its type. */
const WITHOUT_FILE: readonly string[] = ['brief.writeDataJson', 'output.options.htmlOptions.writeDataJson'];

const isInternal = (path: string): boolean =>
  Object.hasOwn(INTERNALS.options, path) || path.startsWith('server.cors.');

/** Places that no reader should be sent to, although nothing marks them: old ones, and those of one class only. */
const NO_PLACE = /^(?:port|name|stage|features\.lite|brief\..*)$/;

/** Where an option of a name is: those that stay before those that go, the outer before the inner. */
const PLACES = new Map(
  CONTRACT_OPTIONS.filter(
    ({ path, deprecated }) =>
      !deprecated && states.get(path) !== 'no effect' && !isInternal(path) && !NO_PLACE.test(path),
  )
    .sort((a, b) => b.path.split('.').length - a.path.split('.').length)
    .map(({ path }) => [lastOf(path), path]),
);

/** `output: { mode: … }`, for a path that was written as one key. */
const nested = (path: string): string =>
  path.split('.').reduceRight((inner, key) => (inner === '…' ? `${key}: …` : `${key}: { ${inner} }`), '…');

function unknownFinding(entry: LiteralEntry, parent: string): Finding {
  const { key, at } = entry;
  const path = parent ? `${parent}.${key}` : key;
  const base = { name: shownName(path), at };
  const meant = Object.hasOwn(MEANT, path) ? MEANT[path] : undefined;
  if (meant) return { ...base, ...sectionOf(path), kind: 'never', instead: meant };
  if (GONE.includes(path)) return { ...base, ...sectionOf(parent), kind: 'gone' };
  if (OPTIONS.has(path)) return { ...base, ...sectionOf(path), kind: 'misplaced', instead: nested(path) };
  const place = PLACES.get(key);
  if (place) return { ...base, ...sectionOf(place), kind: 'misplaced', instead: place };
  const near = nearest(
    key,
    (CHILDREN.get(parent) ?? []).map((child) => lastOf(child.path)),
  );
  if (near) {
    const meantPath = parent ? `${parent}.${near}` : near;
    const option = OPTIONS.get(meantPath);
    // What was meant may be on its way out itself: the reader is told what stays.
    const instead = (option && oldFinding(option, entry)?.instead) ?? meantPath;
    return { ...base, ...sectionOf(meantPath), kind: 'mistyped', instead };
  }
  return { ...base, ...sectionOf(parent), kind: 'unknown' };
}

function oldFinding(option: OptionContract, { value, at }: LiteralEntry): Finding | undefined {
  const { path } = option;
  const base = { name: path, at, ...sectionOf(path) };
  if (states.get(path) === 'no effect') return { ...base, kind: 'noEffect' };
  if (path === 'mode') {
    const written = value.kind === 'value' ? value.value : undefined;
    const instead =
      written === 'lite' ? REPLACED['features.lite'] : `output.mode${written === 'brief' ? `: 'brief'` : ''}`;
    return { ...base, kind: 'deprecated', instead };
  }
  if (path === 'output.reportCodeType' && value.kind === 'object') {
    const on = value.entries.filter((entry) => entry.value.kind === 'value' && entry.value.value === true);
    const instead = CODE_TYPES.find((text) => on.some(({ key }) => key === text));
    return instead
      ? { ...base, kind: 'deprecated', instead: `output.reportCodeType: '${instead}'` }
      : undefined;
  }
  // Switched off, it says nothing.
  if (path === 'features.lite' && value.kind === 'value' && value.value === false) return undefined;
  if (path === 'port') return { ...base, kind: 'oldName', instead: 'server.port' };
  const isOld = option.deprecated === true || option.notice?.includes('deprecated') === true;
  return isOld ? { ...base, kind: 'deprecated', instead: REPLACED[path] ?? path } : undefined;
}

const GZIP_LEVEL = 'supports.gzip.gzipLevel';

function valueFinding(option: OptionContract, { value }: LiteralEntry): Finding | undefined {
  if (option.path === GZIP_LEVEL && value.kind === 'value' && typeof value.value === 'number') {
    const isLevel = Number.isInteger(value.value) && value.value >= 0 && value.value <= 9;
    const base = { name: GZIP_LEVEL, at: value.at, allowed: '0 … 9', ...sectionOf(GZIP_LEVEL) };
    return isLevel ? undefined : { ...base, kind: 'value', effect: 'stops' };
  }
  const wrong = wrongPart(value, option.type);
  if (!wrong) return undefined;
  const effect =
    wrong === value
      ? effectOf(option.path, value, textsOf(option.type))
      : effectOf(`${option.path}[]`, wrong, []);
  const base = { name: option.path, at: wrong.at, effect, ...sectionOf(option.path) };
  return wrongValue(base, wrong, option.type);
}

function wrongPart(node: LiteralNode, type: string): LiteralNode | undefined {
  if (fitsType(node, type)) return undefined;
  if (node.kind !== 'array' || node.items.length === 0) return node;
  return node.items.find((item) => !fitsType({ ...node, items: [item] }, type)) ?? node;
}

/** The type asks for the first as soon as the object around it is written; each of the others counts as off when it is left out. */
const NEEDED = ['output.options.htmlOptions.writeDataJson', 'output.options.jsonOptions.sections.'];

/** Whether what is written is what holds without it: a single value, or a list. */
function sameAsDefault({ path, default: code }: OptionContract, value: LiteralNode): boolean {
  if (code === undefined || value.kind === 'object' || NEEDED.some((each) => path.startsWith(each))) {
    return false;
  }
  const text = (node: LiteralNode): string => {
    const data = literalData(node);
    return JSON.stringify(Array.isArray(data) ? data.sort() : data);
  };
  try {
    return text(value) === text(objectLiteral(code));
  } catch (error) {
    if (error instanceof LiteralError) return false;
    throw error;
  }
}

/** Judges one option; `isSure`: no spread behind the objects around it may take their place. */
function readOption(
  option: OptionContract,
  entry: LiteralEntry,
  object: LiteralNode & { kind: 'object' },
  reading: Reading,
  isSure: boolean,
): void {
  const { findings, plugin } = reading;
  const { value, at } = entry;
  const { path } = option;
  const base = { name: path, at, ...sectionOf(path) };
  if (plugin && ![...option.plugins, ...(OPTION_EFFECTS.applied[path] ?? [])].includes(plugin)) {
    findings.push({ ...base, kind: 'otherPlugin' });
    return;
  }
  const sure = isSure && object.spreadAt < at;
  reading.found.set(path, { node: value, at, sure });
  const old = oldFinding(option, entry);
  // A feature that is an option of the code now, in the form of a list.
  const items = path === 'features' && value.kind === 'array' ? value.items : [];
  const lite = items.find((item) => item.kind === 'value' && item.value === 'lite');
  if (lite) {
    const instead = REPLACED['features.lite'] ?? '';
    findings.push({ ...base, kind: 'deprecated', name: 'features.lite', at: lite.at, instead });
  }
  const wrong = sure && old?.kind !== 'noEffect' ? valueFinding(option, entry) : undefined;
  const fault = wrong ?? old;
  if (fault) findings.push(fault);
  if (wrong || old?.kind === 'noEffect' || (old && path !== 'brief')) return;
  if (path === 'linter.rules') {
    const hasOwnRules = object.spreadAt >= 0 || object.entries.some(({ key }) => key === 'extends');
    ruleFindings(value, hasOwnRules, reading, sure);
  } else if (value.kind === 'object' && CHILDREN.has(path)) optionFindings(value, path, reading, sure);
  else if (WITHOUT_FILE.includes(path) && value.kind === 'value' && value.value === true) {
    findings.push({ ...base, kind: 'noFile' });
  } else if (path !== 'output.mode' && object.spreadAt < 0 && sameAsDefault(option, value))
    findings.push({ ...base, kind: 'default' });
}

/** Judges every key of an object, and those inside of it; `parent` is the path of its option, empty for the whole. */
export function optionFindings(node: LiteralNode, parent: string, reading: Reading, isSure = true): void {
  if (node.kind !== 'object') return;
  if (node.spreadAt >= 0) reading.open.add(parent);
  const last = new Map(node.entries.map((entry) => [entry.key, entry]));
  for (const entry of node.entries) {
    if (isFull(reading)) return;
    reading.keys += 1;
    const path = parent ? `${parent}.${entry.key}` : entry.key;
    // A dot in a key is no way into an object.
    const option = entry.key.includes('.') ? undefined : OPTIONS.get(path);
    if (last.get(entry.key) !== entry) {
      reading.findings.push({ kind: 'twice', name: shownName(path), at: entry.at, ...sectionOf(path) });
    } else if (!option) reading.findings.push(unknownFinding(entry, parent));
    else if (!isInternal(path)) readOption(option, entry, node, reading, isSure);
  }
}
