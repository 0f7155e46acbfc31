import { checkComponents } from '../components/checkComponents';
import { checkContainers } from '../containers/checkContainers';
import { checkCommandUse, checkCommands } from '../contract/checkCommands';
import { checkDefaults } from '../contract/checkDefaults';
import { checkNames } from '../contract/checkNames';
import { checkOptionNames, checkOptions } from '../contract/checkOptions';
import { checkProductLinks } from '../contract/checkProductLinks';
import { checkRuleNames, checkRuleRows, checkRules } from '../contract/checkRules';
import { checkFrontmatter } from '../frontmatter/checkFrontmatter';
import { checkGuidePaths } from '../guide-paths/checkGuidePaths';
import { checkHeadingCase } from '../headings/checkHeadingCase';
import { checkHeadings } from '../headings/checkHeadings';
import { checkImages } from '../links/checkImages';
import { checkImports } from '../links/checkImports';
import { checkIncludes } from '../links/checkIncludes';
import { checkLinks } from '../links/checkLinks';
import { checkPageNames } from '../links/checkPageNames';
import { checkViews } from '../links/checkViews';
import { checkMarkup } from '../markup/checkMarkup';
import { checkSameFiles } from '../parity/checkSameFiles';
import { checkSameFrontmatter } from '../parity/checkSameFrontmatter';
import { checkSameHeadings } from '../parity/checkSameHeadings';
import { checkSameParts } from '../parity/checkSameParts';
import { checkLanguages } from '../routes/checkLanguages';
import { checkNavigation } from '../routes/checkNavigation';
import { checkRoutes } from '../routes/checkRoutes';
import { checkSamples } from '../samples/checkSamples';
import type { Check } from '../types';
import { checkSpelling } from '../spelling/checkSpelling';
import { checkFences } from '../style/checkFences';
import { checkPhrases } from '../style/checkPhrases';
import { checkTypedNumbers } from '../style/checkTypedNumbers';
import { checkWords } from '../style/checkWords';
import { checkSyntax } from '../syntax/checkSyntax';
import { checkTypography } from '../typography/checkTypography';
import { checkVersions } from '../versions/checkVersions';

/** Every check of every gate: one list for the tests, `tools/check.ts` and the development server. */
export const GATES = {
  syntax: [checkSyntax],
  frontmatter: [checkFrontmatter],
  parity: [checkSameFiles, checkSameHeadings, checkSameFrontmatter, checkSameParts],
  headings: [checkHeadings, checkHeadingCase],
  links: [checkLinks, checkPageNames, checkImports, checkIncludes],
  images: [checkImages, checkViews],
  containers: [checkContainers],
  components: [checkComponents],
  markup: [checkMarkup],
  routes: [checkRoutes, checkNavigation, checkLanguages],
  spelling: [checkSpelling],
  typography: [checkTypography],
  style: [checkWords, checkPhrases, checkFences, checkTypedNumbers],
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

/** The name of a gate. */
export type Gate = keyof typeof GATES;
