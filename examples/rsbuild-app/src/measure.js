// Nobody uses the export: the import keeps this module for its side effect, which rule E1007 reports.
export const MARK = 'calendar-open';

performance.mark(MARK);
