/** Attributes of an element of the head; the fields `key`, `children` and content are not attributes. */
export type HeadAttributes = Readonly<Record<string, unknown>>;

/** What a part of the page wants in the head; of two wishes for one element the later one holds. */
export interface HeadInput {
  readonly title?: string;
  readonly htmlAttrs?: Readonly<Record<string, string>>;
  readonly meta?: readonly (HeadAttributes | undefined)[];
  readonly link?: readonly (HeadAttributes | undefined)[];
  readonly script?: readonly (HeadAttributes | undefined)[];
}

/** An element of the head. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}
