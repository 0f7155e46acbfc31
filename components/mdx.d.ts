import type AimTable from './config-builder/AimTable';
import type Badge from './badge/Badge';
import type ConfigBuilder from './config-builder/ConfigBuilder';
import type Diagnose from './diagnose/Diagnose';
import type LoaderCall from './loader-call/LoaderCall';
import type OpenReport from './open-report/OpenReport';
import type OptionTable from './option-table/OptionTable';
import type OptionsCheck from './options-check/OptionsCheck';
import type PackageManagerTabs from './package-manager-tabs/PackageManagerTabs';
import type PickForm from './pick/Pick';
import type When from './pick/When';
import type Questions from './questions/Questions';
import type ReportDemo from './report-demo/ReportDemo';
import type ReportNumber from './report-number/ReportNumber';
import type ReportShot from './report-shot/ReportShot';
import type RuleFacts from './rule-facts/RuleFacts';
import type RuleIndex from './rule-index/RuleIndex';
import type Steps from './steps/Steps';
import type Tab from './tabs/Tab';
import type Tabs from './tabs/Tabs';
import type { TermProps } from './term/Term';
import type { ReactElement } from 'react';

declare global {
  /** What pages use without an import; editors check the props in MDX by this (`mdx.checkMdx` in tsconfig.json). */
  interface MDXProvidedComponents {
    AimTable: typeof AimTable;
    Badge: typeof Badge;
    ConfigBuilder: typeof ConfigBuilder;
    Diagnose: typeof Diagnose;
    LoaderCall: typeof LoaderCall;
    OpenReport: typeof OpenReport;
    OptionTable: typeof OptionTable;
    OptionsCheck: typeof OptionsCheck;
    PackageManagerTabs: typeof PackageManagerTabs;
    Pick: typeof PickForm;
    Questions: typeof Questions;
    ReportDemo: typeof ReportDemo;
    ReportNumber: typeof ReportNumber;
    ReportShot: typeof ReportShot;
    RuleFacts: typeof RuleFacts;
    RuleIndex: typeof RuleIndex;
    Steps: typeof Steps;
    Tab: typeof Tab;
    Tabs: typeof Tabs;
    /** The glossary plugin adds the other props. */
    Term: (props: Pick<TermProps, 'id' | 'children'>) => ReactElement;
    When: typeof When;
  }
}
