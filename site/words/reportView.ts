import words from './reportView.json' with { type: 'json' };

/** What is said when a report cannot be read, by fault (`packages/report`): what it is, and what to do next. */
export const REPORT_FAULT_WORDS = words.faults;
export const FILE_KIND_WORDS = words.fileKinds;
export const REPORT_PART_WORDS = words.parts;

/** The same where the build collected a part, and had none. */
export const NONE_IN_BUILD_WORDS = words.noneInBuild;
export const OUTPUT_KIND_WORDS = words.outputKinds;
export const REPORT_VIEW_WORDS = words.view;
export const KEPT_REPORT_WORDS = words.kept;
