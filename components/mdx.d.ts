import type Badge from './badge/Badge';
import type OptionTable from './option-table/OptionTable';
import type PackageManagerTabs from './package-manager-tabs/PackageManagerTabs';
import type ReportDemo from './report-demo/ReportDemo';
import type ReportShot from './report-shot/ReportShot';
import type RuleIndex from './rule-index/RuleIndex';
import type Steps from './steps/Steps';
import type Tab from './tabs/Tab';
import type Tabs from './tabs/Tabs';
import type { TermProps } from './term/Term';
import type { ReactElement } from 'react';

declare global {
  /** What pages use without an import; editors check the props in MDX by this (`mdx.checkMdx` in tsconfig.json). */
  interface MDXProvidedComponents {
    Badge: typeof Badge;
    OptionTable: typeof OptionTable;
    PackageManagerTabs: typeof PackageManagerTabs;
    ReportDemo: typeof ReportDemo;
    ReportShot: typeof ReportShot;
    RuleIndex: typeof RuleIndex;
    Steps: typeof Steps;
    Tab: typeof Tab;
    Tabs: typeof Tabs;
    /** The glossary plugin adds the other props. */
    Term: (props: Pick<TermProps, 'id' | 'children'>) => ReactElement;
  }
}
