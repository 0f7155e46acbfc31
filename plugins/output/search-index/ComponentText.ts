/** Text that a component shows, and the id of the heading above it (empty above the first). */
export interface ComponentText {
  readonly section: string;
  readonly text: string;
}
