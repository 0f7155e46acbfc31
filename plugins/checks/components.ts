import { FACETS, PICKS, type Facet } from '../../site/picks';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { toCommand } from '../../lib/text/toCommand';
import { LOADER_CALLS } from '../../site/loaderCalls';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { GLOSSARY_PATH } from '../../site/routes';
import { RULES } from '../../site/rules';
import type { Page, Pages, Part, Check } from './readPages';

/** What is wrong with one use of a component. */
interface Fault {
  readonly message: string;
  readonly fix: string;
}

/** Where a component stands. */
interface Use {
  readonly part: Part;
  readonly page: Page;
  readonly pages: Pages;
}

/** How one component is written. */
interface ComponentRule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Whether something stands between its tags. */
  readonly content: boolean;
  /** Further faults; asked only when attributes and content are as they must be. */
  readonly faults?: (use: Use) => readonly Fault[];
}

/** Steps and questions begin with a `###` heading and have no higher one inside, since each `###` begins one. */
function stepFaults({ part, page }: Use): readonly Fault[] {
  const inside = page.headings.filter(({ line }) => line > part.line && line < (part.end ?? part.line));
  if (part.holds?.[0] !== 'heading' || inside[0]?.depth !== 3) {
    return [
      {
        message: `<${part.name}> does not begin with a ### heading`,
        fix: 'begin each part with ### Title {#id}',
      },
    ];
  }
  return inside
    .filter(({ depth }) => depth < 3)
    .map(({ text }) => ({
      message: `"${text}" inside <${part.name}> is above ###`,
      fix: `write it as ###, or close </${part.name}> above it`,
    }));
}

const holds = (outer: Part, inner: Part): boolean =>
  outer !== inner && outer.line <= inner.line && (inner.end ?? inner.line) <= (outer.end ?? outer.line);

const isTabs = ({ name }: Part): boolean => name === 'Tabs';

/** The innermost `<Tabs>` around a part. */
const tabsAround = (parts: readonly Part[], part: Part): Part | undefined =>
  parts.filter(isTabs).findLast((tabs) => holds(tabs, part));

/** A tab stands in tabs. */
function tabFaults({ part, page }: Use): readonly Fault[] {
  if (tabsAround(page.parts, part)) return [];
  return [{ message: '<Tab> stands outside <Tabs>', fix: 'put <Tabs> and </Tabs> around the tabs' }];
}

/** Tabs hold at least two tabs with labels of their own, and nothing else: anything else would be shown nowhere. */
function tabsFaults({ part, page }: Use): readonly Fault[] {
  const strangers = (part.holds ?? []).filter((name) => name !== 'Tab');
  if (strangers.length > 0) {
    const message = `<Tabs> holds something that is no tab: ${strangers.join(', ')}`;
    return [{ message, fix: 'move it into a <Tab label="…">, or out of <Tabs>' }];
  }
  const labels = page.parts
    .filter((tab) => tab.name === 'Tab' && tabsAround(page.parts, tab) === part)
    .map(({ attributes }) => attributes.label ?? '');
  if (labels.length < 2) {
    return [
      { message: '<Tabs> holds fewer than two tabs', fix: 'add a <Tab label="…">, or leave <Tabs> out' },
    ];
  }
  const twice = labels.find((label, index) => label && labels.indexOf(label) !== index);
  return twice
    ? [{ message: `two tabs are labelled "${twice}"`, fix: 'give each tab a label of its own' }]
    : [];
}

const names = (text = ''): string[] => text.split(' ').filter(Boolean);

const unknown = (attribute: string, values: readonly string[], known: readonly string[]): readonly Fault[] =>
  values
    .filter((value) => !known.includes(value))
    .map((value) => ({
      message: `\`${value}\` is no value of \`${attribute}\``,
      fix: `use one of: ${known.join(', ')}`,
    }));

/** Choices that the form of a page offers; without a list, all of them. */
const offered = ({ page }: Use): readonly string[] =>
  page.parts
    .filter(({ name }) => name === 'Pick')
    .flatMap(({ attributes: { only } }) => (only === undefined ? [...FACETS] : names(only)));

/** A page has one form of choices, which offers choices that there are. */
function pickFaults({ part, page }: Use): readonly Fault[] {
  const twice = page.parts.filter(({ name }) => name === 'Pick').length > 1;
  return [
    ...unknown('only', names(part.attributes.only), FACETS),
    ...(twice ? [{ message: 'a page has two <Pick>', fix: 'leave one of them' }] : []),
  ];
}

/**
 * What depends on a choice names values that there are, and its page lets the reader choose; fragments leave that to
 * their pages.
 */
function whenFaults(use: Use): readonly Fault[] {
  const { part, page } = use;
  const facets = FACETS.filter((facet: Facet) => part.attributes[facet] !== undefined);
  const wrong = facets.flatMap((facet) => unknown(facet, names(part.attributes[facet]), PICKS[facet]));
  if (facets.length === 0) return [{ message: '<When> says no choice', fix: 'write <When tool="webpack">' }];
  const closed = page.kind === 'page' ? facets.filter((facet) => !offered(use).includes(facet)) : [];
  return [
    ...wrong,
    ...closed.map((facet) => ({
      message: `nobody can choose the \`${facet}\` of this <When>`,
      fix: `write <Pick /> above it, or add ${facet} to its \`only\``,
    })),
  ];
}

const TONES = ['info', 'tip', 'warning', 'danger'];

/** Options that hold others: `output` for `output.reportDir`. */
const GROUPS = [...new Set(PLUGIN_OPTIONS.flatMap(({ path }) => /^(\w+)\./.exec(path)?.[1] ?? []))];

/** An attribute, where it is written, has one of the known values. `toAdd` says how an author adds another. */
const oneOf =
  (attribute: string, known: (use: Use) => readonly string[], toAdd = '') =>
  (use: Use): readonly Fault[] => {
    const value = use.part.attributes[attribute];
    const names = known(use);
    if (value === undefined || names.includes(value)) return [];
    const message = `<${use.part.name} ${attribute}="${value}"> is unknown`;
    const choice = names.length > 0 ? `use one of: ${names.join(', ')}` : 'there is none to use yet';
    return [{ message, fix: didYouMean(value, names, choice + toAdd) }];
  };

const NEW_SHOT =
  '; a new picture is added to site/shots and taken with `npm run shots -- --only <name>` (CONTRIBUTING, "Add a picture of the report")';

const termIds = ({ page, pages }: Use): readonly string[] => {
  const glossary = pages.pages.find(({ lang, route }) => lang === page.lang && route === GLOSSARY_PATH);
  return (glossary?.headings ?? []).flatMap(({ depth, id }) => (depth === 3 && id ? [id] : []));
};

const commandFaults = ({ part: { attributes } }: Use): readonly Fault[] => {
  try {
    toCommand(attributes.command ?? '');
    return [];
  } catch {
    const message = `\`${attributes.command}\` is no npm command`;
    return [{ message, fix: 'write one command that begins with npm or npx: "npm install -D webpack"' }];
  }
};

const numberFaults = (use: Use): readonly Fault[] => {
  const { numbers } = use.pages.facts;
  const wrong = oneOf('report', () => Object.keys(numbers))(use);
  return wrong.length > 0
    ? wrong
    : oneOf('name', () => Object.keys(numbers[use.part.attributes.report ?? ''] ?? {}))(use);
};

/** How each author component is written; a test holds the names against the list of the plugin. */
export const COMPONENT_RULES: Readonly<Record<string, ComponentRule>> = {
  AimTable: { content: false },
  Badge: { optional: ['tone'], content: true, faults: oneOf('tone', () => TONES) },
  ConfigBuilder: { content: false },
  Diagnose: { content: false },
  LoaderCall: { required: ['name'], content: false, faults: oneOf('name', () => Object.keys(LOADER_CALLS)) },
  OpenReport: { content: false },
  OptionTable: { optional: ['under'], content: false, faults: oneOf('under', () => GROUPS) },
  OptionsCheck: { content: false },
  PackageManagerTabs: { required: ['command'], content: false, faults: commandFaults },
  Pick: { optional: ['only'], content: false, faults: pickFaults },
  Questions: { content: true, faults: stepFaults },
  ReportDemo: { required: ['name'], content: false, faults: oneOf('name', ({ pages }) => pages.facts.demos) },
  ReportNumber: { required: ['report', 'name'], content: false, faults: numberFaults },
  ReportShot: {
    required: ['name'],
    optional: ['plain', 'dark'],
    content: false,
    faults: oneOf('name', ({ pages }) => pages.facts.shots, NEW_SHOT),
  },
  RuleFacts: {
    required: ['code'],
    content: false,
    faults: oneOf('code', () => RULES.map(({ code }) => code)),
  },
  RuleIndex: { content: false },
  Steps: { content: true, faults: stepFaults },
  Tab: { required: ['label'], content: true, faults: tabFaults },
  Tabs: { optional: ['group'], content: true, faults: tabsFaults },
  Term: { required: ['id'], content: true, faults: oneOf('id', termIds) },
  When: { optional: FACETS, content: true, faults: whenFaults },
};

/** Attributes that are missing or that nobody reads, and content where there must be some or none. */
function shapeFaults({ name, attributes, holds = [] }: Part, rule: ComponentRule): readonly Fault[] {
  const { required = [], optional = [], content } = rule;
  const known = [...required, ...optional];
  const missing = required
    .filter((key) => !attributes[key]?.trim())
    .map((key) => ({ message: `<${name}> has no \`${key}\``, fix: `write <${name} ${key}="…">` }));
  const unknown = Object.keys(attributes)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      message: `<${name}> takes no \`${key}\``,
      fix: known.length > 0 ? `it takes: ${known.join(', ')}` : 'it takes no attributes: remove it',
    }));
  const empty =
    content && holds.length === 0
      ? [{ message: `<${name}> is empty`, fix: 'write its content between the tags' }]
      : [];
  const full =
    !content && holds.length > 0
      ? [{ message: `<${name}> shows no content`, fix: `write <${name} /> and move the content out` }]
      : [];
  return [...missing, ...unknown, ...empty, ...full];
}

/**
 * Author components are written so that they can work: attributes, content, and names that exist. Names of components
 * themselves are the business of `checkImports`.
 * @returns a problem per fault, at the line of the component
 */
export const checkComponents: Check = (pages) =>
  pages.pages.flatMap((page) =>
    page.parts.flatMap((part) => {
      const rule = part.kind === 'component' ? COMPONENT_RULES[part.name] : undefined;
      if (!rule) return [];
      const shape = shapeFaults(part, rule);
      const faults = shape.length > 0 ? shape : (rule.faults?.({ part, page, pages }) ?? []);
      const place = { file: page.file, line: part.line, rule: `components/${part.name}` };
      return faults.map((fault) => ({ ...place, ...fault }));
    }),
  );
