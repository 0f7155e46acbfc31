declare global {
  /** What pages use without an import; editors check the props in MDX by this (`mdx.checkMdx` in tsconfig.json). */
  interface MDXProvidedComponents {
    AimTable: typeof import('./config-builder/AimTable').default;
    Badge: typeof import('./badge/Badge').default;
    ConfigBuilder: typeof import('./config-builder/ConfigBuilder').default;
    Diagnose: typeof import('./diagnose/Diagnose').default;
    LoaderCall: typeof import('./loader-call/LoaderCall').default;
    OpenReport: typeof import('./open-report/OpenReport').default;
    OptionTable: typeof import('./option-table/OptionTable').default;
    OptionsCheck: typeof import('./options-check/OptionsCheck').default;
    PackageManagerTabs: typeof import('./package-manager-tabs/PackageManagerTabs').default;
    Pick: typeof import('./pick/Pick').default;
    Questions: typeof import('./questions/Questions').default;
    ReportDemo: typeof import('./report-demo/ReportDemo').default;
    ReportNumber: typeof import('./report-number/ReportNumber').default;
    ReportShot: typeof import('./report-shot/ReportShot').default;
    RuleFacts: typeof import('./rule-facts/RuleFacts').default;
    RuleIndex: typeof import('./rule-index/RuleIndex').default;
    Steps: typeof import('./steps/Steps').default;
    Tab: typeof import('./tabs/Tab').default;
    Tabs: typeof import('./tabs/Tabs').default;
    /** The glossary plugin adds the other props. */
    Term: (props: Pick<import('./term/Term').TermProps, 'id' | 'children'>) => import('react').ReactElement;
    When: typeof import('./pick/When').default;
  }
}

export {};
