/**
 * Stands behind a table and shows nothing: a table that arrives row by row makes its columns anew with each row, so it is
 * shown when its end is there (rules of the boxes around it). A Markdown export has no use for it.
 */
export const TableEnd = () => (import.meta.env.SSG_MD ? null : <span hidden />);
