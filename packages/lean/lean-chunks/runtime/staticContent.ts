/**
 * Properties of an element whose content stays as the HTML of the document has it. React does not look into such an element
 * when it hydrates the page, and writes nothing later, since the object stays the same. The element must never be mounted
 * anew: it would be empty.
 */
export const staticContent = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
