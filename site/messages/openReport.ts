import { documentedRange } from '../analyzerVersions';

/** The command that opens a report again from its files. */
export const OPEN_REPORT = {
  lang: 'bash',
  code: `npx @rsdoctor/cli@${documentedRange()} analyze --profile dist/.rsdoctor/manifest.json`,
} as const;
