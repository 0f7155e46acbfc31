import type { AnalyzerFacts } from '../../../../plugins/checks/siteFacts';

/** An analyzer without anything: small trees are not held against the real one. */
export const NO_ANALYZER: AnalyzerFacts = {
  contract: { version: '1.0.0', options: [], rules: [], commands: [], flags: [], files: [], environment: [] },
  history: { versions: {}, options: {}, rules: {}, ruleOptions: {}, commands: {}, environment: {} },
  internals: { options: {}, ruleOptions: {}, environment: {}, files: {}, outside: {} },
  links: [],
  redirects: [],
  oldAnchors: [],
  ruleRows: [],
};
