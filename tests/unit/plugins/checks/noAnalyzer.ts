import type { AnalyzerFacts } from '../../../../plugins/checks/readPages';

/** Every part of a contract, empty. */
export const NO_PARTS = { options: [], rules: [], commands: [], flags: [], files: [], environment: [] };

/** An analyzer without anything: small trees are not held against the real one. */
export const NO_ANALYZER: AnalyzerFacts = {
  contract: { version: '1.0.0', readFrom: NO_PARTS, ...NO_PARTS },
  history: { versions: {}, options: {}, rules: {}, ruleOptions: {}, commands: {}, environment: {} },
  internals: { options: {}, ruleOptions: {}, environment: {}, files: {}, outside: {} },
  links: [],
  redirects: [],
  oldAnchors: [],
  ruleRows: [],
  versions: {},
  typedVersions: [],
};
