/**
 * What Rspress takes from `@unhead/react` and `@unhead/react/client`, in browsers only: the build writes the head with the
 * package. What it must do as the package does stands in `tests/unit/packages/lean/head.test.tsx`.
 */
import { Children, isValidElement, useEffect, useMemo, useRef, type ReactNode } from 'react';

/** Attributes of an element of the head; the fields `key`, `children` and content are not attributes. */
type HeadAttributes = Readonly<Record<string, unknown>>;

/** What a part of the page wants in the head; of two wishes for one element the later one holds. */
interface HeadInput {
  readonly title?: string;
  readonly htmlAttrs?: Readonly<Record<string, string>>;
  readonly meta?: readonly (HeadAttributes | undefined)[];
  readonly link?: readonly (HeadAttributes | undefined)[];
  readonly script?: readonly (HeadAttributes | undefined)[];
}

const NAMES = ['meta', 'link', 'script'] as const;

/** What tells one element of the head from another: a page has one description, and one link per language. */
const MARKS = ['name', 'property', 'http-equiv', 'rel', 'hreflang', 'type'];

const toAttributes = (input: HeadAttributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, string][] =>
      name === 'key' || value === undefined || value === false || typeof value === 'object'
        ? []
        : [[name, value === true ? '' : String(value)]],
    ),
  );

/** Makes keys of elements: of several alike, as a page with two feeds has, each has its number. */
function keyMaker(): (name: string, attribute: (name: string) => string | null | undefined) => string {
  const counts = new Map<string, number>();
  return (name, attribute) => {
    const key = [name, ...MARKS.map((mark) => attribute(mark) ?? '')].join('|');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key} ${count}`;
  };
}

/** Elements that parts of the page asked for, by key. */
const managed = new Map<string, Element>();

function createElement(name: string): Element | undefined {
  // A script that the fetched page did not bring is not for the next one, and Trusted Types forbid to write it.
  return name === 'script' ? undefined : document.head.appendChild(document.createElement(name));
}

/** Writes what is another value: to write the same language again makes a browser work out every style of the page anew. */
function setChanged(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Brings the head of the document to what the parts of the page want. Elements that the build wrote are taken over; those that
 * no part ever asked for stay as they are.
 */
function syncHead(inputs: readonly HeadInput[]): void {
  const wanted = new Map<string, { readonly name: string; readonly attributes: Record<string, string> }>();
  for (const input of inputs) {
    const keyOf = keyMaker();
    for (const name of NAMES) {
      for (const wish of input[name] ?? []) {
        if (!wish) continue;
        const attributes = toAttributes(wish);
        wanted.set(
          keyOf(name, (mark) => attributes[mark]),
          { name, attributes },
        );
      }
    }
  }
  for (const [key, element] of managed) {
    if (wanted.has(key)) continue;
    element.remove();
    managed.delete(key);
  }
  const keyOf = keyMaker();
  const written = new Map(
    [...document.head.querySelectorAll('meta, link, script')].map((element) => [
      keyOf(element.localName, (mark) => element.getAttribute(mark)),
      element,
    ]),
  );
  for (const [key, { name, attributes }] of wanted) {
    const element = managed.get(key) ?? written.get(key) ?? createElement(name);
    if (!element) continue;
    managed.set(key, element);
    setChanged(element, attributes);
  }
  for (const { title, htmlAttrs = {} } of inputs) {
    if (title !== undefined && document.title !== title) document.title = title;
    setChanged(document.documentElement, htmlAttrs);
  }
}

const inputs = new Map<object, HeadInput>();
let isPlanned = false;

/** All parts of a page change together: one look at the head is enough. */
function planSync(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    syncHead([...inputs.values()]);
  });
}

/** No-op: the document has one head. */
export const createHead = (): null => null;

/** Stands where Rspress provides its head. */
export const UnheadProvider = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/**
 * Puts elements into the head of the document for as long as the part is shown.
 * @param input what the part wants; may be another object each time
 */
export function useHead(input: HeadInput): void {
  const part = useRef<object>({});
  useEffect(() => {
    inputs.set(part.current, input);
    planSync();
  }, [input]);
  useEffect(() => {
    const { current } = part;
    return () => {
      inputs.delete(current);
      planSync();
    };
  }, []);
}

/** Puts the elements of a page's frontmatter into the head: `children` are React elements, drawn nowhere else. */
export function Head({ children }: { readonly children?: ReactNode }) {
  const input = useMemo(() => {
    const wishes: Record<string, unknown[]> = {};
    Children.forEach(children, (child) => {
      if (isValidElement(child)) (wishes[String(child.type)] ??= []).push(child.props);
    });
    return wishes as HeadInput;
  }, [children]);
  useHead(input);
  return null;
}
