import { FACETS, PICKS, type Facet } from '../../site/picks';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { toCommand } from '../../lib/text/toCommand';
import { LOADER_CALLS } from '../../site/loaderCalls';
import { GLOSSARY_PATH } from '../../site/routes';
import { RULES } from '../../site/rules';
import { pageCheck, type Found, type Page, type Pages, type Part } from './readPages';

type Fault = readonly [message: string, fix: string];

interface Use {
  readonly part: Part;
  readonly page: Page;
  readonly pages: Pages;
}

interface ComponentRule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly content: boolean;
  /** Asked only when attributes and content are as they must be. */
  readonly faults?: (use: Use) => readonly Fault[];
}

/** Steps and questions begin with a `###` heading and have no higher one inside, since each `###` begins one. */
function stepFaults({ part, page }: Use): readonly Fault[] {
  const { name, line, end = line } = part;
  const inside = page.headings.filter((heading) => heading.line > line && heading.line < end);
  if (part.holds?.[0] !== 'heading' || inside[0]?.depth !== 3)
    return [[`<${name}> does not begin with a ### heading`, 'begin each part with ### Title {#id}']];
  return inside
    .filter(({ depth }) => depth < 3)
    .map(({ text }) => [
      `"${text}" inside <${name}> is above ###`,
      `write it as ###, or close </${name}> above it`,
    ]);
}

const holds = (outer: Part, inner: Part): boolean =>
  outer !== inner && outer.line <= inner.line && (inner.end ?? inner.line) <= (outer.end ?? outer.line);

const tabsAround = (parts: readonly Part[], part: Part): Part | undefined =>
  parts.findLast((tabs) => tabs.name === 'Tabs' && holds(tabs, part));

const tabFaults = ({ part, page }: Use): readonly Fault[] =>
  tabsAround(page.parts, part)
    ? []
    : [['<Tab> is outside of <Tabs>', 'put <Tabs> and </Tabs> around the tabs']];

/** At least two tabs with labels of their own, and nothing else: anything else would be shown nowhere. */
function tabsFaults({ part, page }: Use): readonly Fault[] {
  const strangers = (part.holds ?? []).filter((name) => name !== 'Tab');
  if (strangers.length > 0) {
    const fix = 'move it into a <Tab label="…">, or out of <Tabs>';
    return [[`<Tabs> holds something that is no tab: ${strangers.join(', ')}`, fix]];
  }
  const labels = page.parts
    .filter((tab) => tab.name === 'Tab' && tabsAround(page.parts, tab) === part)
    .map(({ attributes }) => attributes.label ?? '');
  if (labels.length < 2)
    return [['<Tabs> holds fewer than two tabs', 'add a <Tab label="…">, or leave <Tabs> out']];
  const twice = labels.find((label, index) => label && labels.indexOf(label) !== index);
  return twice ? [[`two tabs are labelled "${twice}"`, 'give each tab a label of its own']] : [];
}

const names = (text = ''): string[] => text.split(' ').filter(Boolean);

const unknown = (attribute: string, values: readonly string[], known: readonly string[]): readonly Fault[] =>
  values
    .filter((value) => !known.includes(value))
    .map((value) => [`\`${value}\` is no value of \`${attribute}\``, `use one of: ${known.join(', ')}`]);

const offered = ({ page }: Use): readonly string[] =>
  page.parts
    .filter(({ name }) => name === 'Pick')
    .flatMap(({ attributes: { only } }) => (only === undefined ? [...FACETS] : names(only)));

function pickFaults({ part, page }: Use): readonly Fault[] {
  const twice = page.parts.filter(({ name }) => name === 'Pick').length > 1;
  return [
    ...unknown('only', names(part.attributes.only), FACETS),
    ...(twice ? [['a page has two <Pick>', 'leave one of them'] as const] : []),
  ];
}

/** The values exist, and the page lets the reader choose; fragments leave that to their pages. */
function whenFaults(use: Use): readonly Fault[] {
  const { attributes } = use.part;
  const facets = FACETS.filter((facet: Facet) => attributes[facet] !== undefined);
  if (facets.length === 0) return [['<When> says no choice', 'write <When tool="webpack">']];
  const closed = use.page.kind === 'page' ? facets.filter((facet) => !offered(use).includes(facet)) : [];
  return [
    ...facets.flatMap((facet) => unknown(facet, names(attributes[facet]), PICKS[facet])),
    ...closed.map((facet): Fault => {
      const fix = `write <Pick /> above it, or add ${facet} to its \`only\``;
      return [`nobody can choose the \`${facet}\` of this <When>`, fix];
    }),
  ];
}

const TONES = ['info', 'tip', 'warning', 'danger'];

/** An attribute, where it is written, has one of the known values; `toAdd` says how an author adds another. */
const oneOf =
  (attribute: string, known: (use: Use) => readonly string[], toAdd = '') =>
  (use: Use): readonly Fault[] => {
    const value = use.part.attributes[attribute];
    const names = known(use);
    if (value === undefined || names.includes(value)) return [];
    const message = `<${use.part.name} ${attribute}="${value}"> is unknown`;
    const choice = names.length > 0 ? `use one of: ${names.join(', ')}` : 'there is none to use yet';
    return [[message, didYouMean(value, names, choice + toAdd)]];
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
    const fix = 'write one command that begins with npm or npx: "npm install -D webpack"';
    return [[`\`${attributes.command}\` is no npm command`, fix]];
  }
};

const numberFaults = (use: Use): readonly Fault[] => {
  const { numbers } = use.pages.facts;
  const wrong = oneOf('report', () => Object.keys(numbers))(use);
  return wrong.length > 0
    ? wrong
    : oneOf('name', () => Object.keys(numbers[use.part.attributes.report ?? ''] ?? {}))(use);
};

export const COMPONENT_RULES: Readonly<Record<string, ComponentRule>> = {
  AimTable: { content: false },
  Badge: { optional: ['tone'], content: true, faults: oneOf('tone', () => TONES) },
  ConfigBuilder: { content: false },
  Diagnose: { content: false },
  LoaderCall: { required: ['name'], content: false, faults: oneOf('name', () => Object.keys(LOADER_CALLS)) },
  OpenReport: { content: false },
  OptionTable: { content: false },
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

function shapeFaults({ name, attributes, holds = [] }: Part, rule: ComponentRule): readonly Fault[] {
  const { required = [], optional = [], content } = rule;
  const known = [...required, ...optional];
  const takes = known.length > 0 ? `it takes: ${known.join(', ')}` : 'it takes no attributes: remove it';
  const faults: Fault[] = [
    ...required
      .filter((key) => !attributes[key]?.trim())
      .map((key): Fault => [`<${name}> has no \`${key}\``, `write <${name} ${key}="…">`]),
    ...Object.keys(attributes)
      .filter((key) => !known.includes(key))
      .map((key): Fault => [`<${name}> takes no \`${key}\``, takes]),
  ];
  if (content && holds.length === 0)
    faults.push([`<${name}> is empty`, 'write its content between the tags']);
  if (!content && holds.length > 0)
    faults.push([`<${name}> shows no content`, `write <${name} /> and move the content out`]);
  return faults;
}

/** Author components have the attributes, the content and the names that they need; `checkImports` knows which exist. */
export const checkComponents = pageCheck((page, pages) =>
  page.parts.flatMap((part) => {
    const rule = part.kind === 'component' ? COMPONENT_RULES[part.name] : undefined;
    if (!rule) return [];
    const shape = shapeFaults(part, rule);
    const faults = shape.length > 0 ? shape : (rule.faults?.({ part, page, pages }) ?? []);
    return faults.map((fault): Found => [part.line, `components/${part.name}`, ...fault]);
  }),
);
