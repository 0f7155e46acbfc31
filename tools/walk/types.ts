/** A part of a page as a reader meets it. */
export interface Target {
  readonly role: string;
  /** Its name, or a part of it; a pattern of `RegExp`. */
  readonly name: string;
  /** A name of a part around it, e.g. that of the search dialog. */
  readonly inside?: string;
}

/** Where a part of the page is, and what it says. */
export interface Found {
  /** A point on it, in CSS px of the viewport; nothing when something else covers it. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly name: string;
  readonly checked: boolean;
  readonly selected: boolean;
}

/** What every browser can do, whatever protocol it speaks: the only things that steps are made of. */
export interface Tab {
  open(address: string): Promise<void>;
  /**
   * Runs a function of the page's own world.
   * @param code source of a function
   * @param args what it gets, as JSON
   */
  run<T>(code: string, ...args: unknown[]): Promise<T>;
  /** Moves the mouse there and presses its button. */
  click(x: number, y: number): Promise<void>;
  /** Presses one key, with `Control+` before it for both at once. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** A browser that the walk can be taken in. */
export interface Engine {
  readonly name: string;
  /**
   * Starts it.
   * @returns its version, a tab, and a way to end it
   * @throws Error when it does not start
   */
  start(): Promise<{ readonly version: string; readonly tab: Tab; readonly close: () => Promise<void> }>;
  /** Why it cannot be started here; nothing when it can. */
  missing(): string | undefined;
}
