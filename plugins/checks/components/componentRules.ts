import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import { toCommand } from '../../../lib/text/toCommand';
import { LOADER_CALLS } from '../../../site/loaderCalls';
import { FACETS } from '../../../site/picks';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import { GLOSSARY_PATH } from '../../../site/routes';
import { RULES } from '../../../site/rules';
import { pickFaults, whenFaults } from './pickFaults';
import { stepFaults } from './stepFaults';
import { tabFaults, tabsFaults } from './tabFaults';
import type { ComponentRule, Fault, Use } from './types';

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
