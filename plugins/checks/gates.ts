import { LANGS } from '../../site/languages';
import { checkComponents } from './components';
import { checkContainers, checkMarkup, checkSyntax } from './markup';
import { checkCommandUse, checkCommands } from './contract/commands';
import { checkDefaults } from './contract/defaults';
import { checkNames, checkProductLinks } from './contract/names';
import { checkOptionNames, checkOptions } from './contract/options';
import { checkRuleNames, checkRuleRows, checkRules } from './contract/rules';
import { checkFrontmatter } from './frontmatter';
import { checkGuidePaths } from './guidePaths';
import { checkHeadings } from './headings';
import { checkImages } from './images';
import { checkImports, checkIncludes, checkLinks } from './links';
import { checkSameContent, checkSameFiles } from './parity';
import { checkLanguages, checkRoutes } from './routes';
import { checkNavigation } from './navigation';
import { checkProse } from './prose';
import { checkSamples } from './samples';
import type { Check, Issue, Pages } from './readPages';
import { checkSpelling } from './spelling';
import { checkVersions } from './versions';

/** Every check of every gate: one list for the tests, `tools/check.ts` and the development server. */
export const GATES = {
  syntax: [checkSyntax],
  frontmatter: [checkFrontmatter],
  parity: [checkSameFiles, checkSameContent],
  headings: [checkHeadings],
  links: [checkLinks, checkImports, checkIncludes],
  images: [checkImages],
  containers: [checkContainers],
  components: [checkComponents],
  markup: [checkMarkup],
  routes: [checkRoutes, checkNavigation, checkLanguages],
  spelling: [checkSpelling],
  prose: [checkProse],
  samples: [checkSamples],
  guidePaths: [checkGuidePaths],
  versions: [checkVersions],
  contract: [
    checkOptions,
    checkOptionNames,
    checkDefaults,
    checkCommands,
    checkCommandUse,
    checkRules,
    checkRuleNames,
    checkRuleRows,
    checkNames,
    checkProductLinks,
  ],
} as const satisfies Record<string, readonly Check[]>;

export type Gate = keyof typeof GATES;

/** The problems of all gates, each mistake once. Throws when a gate cannot work, e.g. cspell without its dictionary. */
export async function runGates(
  pages: Pages,
  gates = Object.keys(GATES) as readonly Gate[],
): Promise<Issue[]> {
  const checks = gates.flatMap((gate): readonly Check[] => GATES[gate]);
  const all = (await Promise.all(checks.map((check) => check(pages)))).flat();
  const named = all.map(
    (issue) => [`${issue.file}:${issue.line} ${issue.rule} ${issue.message}`, issue] as const,
  );
  return [...new Map(named).values()];
}

/** The same file in the other language, whether it exists or not; the file itself when it has no language. */
export function translationOf(file: string): string {
  const [docs, lang, ...rest] = file.split('/');
  const other = LANGS.find((each) => each !== lang);
  return (LANGS as readonly (string | undefined)[]).includes(lang) && other
    ? [docs, other, ...rest].join('/')
    : file;
}
