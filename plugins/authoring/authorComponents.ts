import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Components that authors use in MDX by name, without an import: name → file. The name is the file's own. Styles follow this
 * order, so one that is made of another stands behind it: pages with the same components then share one sheet, and its hash.
 */
export const AUTHOR_COMPONENTS = {
  AimTable: 'components/config-builder/AimTable.tsx',
  Badge: 'components/badge/Badge.tsx',
  ConfigBuilder: 'components/config-builder/ConfigBuilder.tsx',
  Diagnose: 'components/diagnose/Diagnose.tsx',
  LoaderCall: 'components/loader-call/LoaderCall.tsx',
  OpenReport: 'components/open-report/OpenReport.tsx',
  OptionTable: 'components/option-table/OptionTable.tsx',
  OptionsCheck: 'components/options-check/OptionsCheck.tsx',
  Pick: 'components/pick/Pick.tsx',
  Questions: 'components/questions/Questions.tsx',
  ReportDemo: 'components/report-demo/ReportDemo.tsx',
  ReportNumber: 'components/report-number/ReportNumber.tsx',
  ReportShot: 'components/report-shot/ReportShot.tsx',
  RuleFacts: 'components/rule-facts/RuleFacts.tsx',
  RuleIndex: 'components/rule-index/RuleIndex.tsx',
  Steps: 'components/steps/Steps.tsx',
  Tab: 'components/tabs/Tab.tsx',
  Tabs: 'components/tabs/Tabs.tsx',
  PackageManagerTabs: 'components/package-manager-tabs/PackageManagerTabs.tsx',
  Term: 'components/term/Term.tsx',
  When: 'components/pick/When.tsx',
} as const;

/** Makes the author components known to every MDX page; each one lands in the chunks of the pages that use it. */
export const pluginAuthorComponents = (root: string): RspressPlugin => ({
  name: 'author-components',
  markdown: { globalComponents: Object.values(AUTHOR_COMPONENTS).map((file) => path.join(root, file)) },
});
