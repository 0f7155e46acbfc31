import words from './reportView.json' with { type: 'json' };

/** What is said when a report cannot be read, by fault (`packages/report`): what it is, and what to do next. */
export const REPORT_FAULT_WORDS = words.faults;

/** What a file is that cannot be opened, within a sentence (`packages/report`). */
export const FILE_KIND_WORDS = words.fileKinds;

/** Parts of a report that can be empty (`packages/report`): their names, and what is said when a build had none of them. */
export const REPORT_PART_WORDS = words.parts;

/** The same where the build collected a part, and had none. */
export const NONE_IN_BUILD_WORDS = words.noneInBuild;

/** Kinds of files in the output. */
export const OUTPUT_KIND_WORDS = words.outputKinds;

/** Words of what the page shows of a report. */
export const REPORT_VIEW_WORDS = words.view;
