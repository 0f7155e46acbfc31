/** Text as the script of a page has it: letters, or an element with its attributes and what stands in it. */
export type TextTree = string | readonly [name: string, attributes: TextAttributes, ...inside: TextTree[]];

/** Attributes of an element, as HTML names them. */
export type TextAttributes = Readonly<Record<string, string>>;
