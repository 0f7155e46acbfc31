/** Which components of a page a lean chunk may treat as static; plain data, of which a worker thread can be sent a copy. */
export interface StaticComponents {
  /** Files of components that render all of their children, at once and for good. */
  readonly transparent: RegExp;
  /** Files of components that render nothing but text. */
  readonly text: RegExp;
  /** Imports that the page of a document can do without. */
  readonly leftOut: RegExp;
}
