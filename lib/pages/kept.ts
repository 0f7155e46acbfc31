/**
 * Properties of an element whose content stays as the HTML of the document has it (`plugins/kept-text`). React neither
 * looks into such an element when it wakes the page, nor writes it later, since the object stays the same. The element
 * must never be drawn anew: it would be empty.
 */
export const kept = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;
