import type { Aim } from '../aimNames';
import type { ReportKind } from '../aims';
import words from './configBuilder.json' with { type: 'json' };
import type { Text } from './types';

/** What an aim's report shows, and what it costs. */
export const AIM_COSTS: Readonly<Record<Aim, Text>> = words.costs;

/** What an aim's report has, in the words of a list. */
export const AIM_GETS: Readonly<Record<Aim, Text>> = words.gets;

/** Why an option is set, in the comment above it: by aim for `features`, by path for the others. */
export const OPTION_REASONS: Readonly<Record<string, Text>> = words.reasons;

/** Notes of a configuration; what stands in brackets leads to more. */
export const BUILDER_NOTES = words.notes;

/** Where a note has more. */
export const NOTE_LINKS: Readonly<Record<keyof typeof BUILDER_NOTES, string>> = words.noteLinks;

/** Words of the result. */
export const RESULT_WORDS = words.result;

/** How a report of each kind is opened. */
export const OPENING_WORDS: Readonly<Record<ReportKind, Text> & { readonly later: Text }> = words.opening;

/** Heads of the table of aims. */
export const AIM_TABLE_WORDS = words.table;
