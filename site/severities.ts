/** What may be written as the severity of a rule, in the order of the pages; a test compares it with the pinned types. */
export const SEVERITIES = ['Warn', 'Error', 'Ignore', 'on', 'off'] as const;
