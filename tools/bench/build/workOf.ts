/** A frame of a CPU profile. */
export interface Frame {
  readonly functionName: string;
  readonly url: string;
}

/** What the main thread does, by the name of a function that no file holds. */
const ENGINE: Readonly<Record<string, string>> = {
  '(garbage collector)': 'memory: collecting garbage',
  '(idle)': 'waiting for other threads',
};

/** Work that is known by its file; the innermost frame that fits counts. */
const WORK: readonly (readonly [RegExp, string])[] = [
  [/\/compiled\/jiti\/|\/node_modules\/(?:tsx|esbuild)\//, 'settings: TypeScript of plugins and facts'],
  [/\/node_modules\/@shikijs\//, 'host: colours of code'],
  [/\/node_modules\/@mdx-js\//, 'host: pages to JavaScript'],
  [/\/__ssg(?:_md)?__\//, 'host: drawing pages with React'],
  [/\/node_modules\/satori\//, 'plugins/output/social-pictures'],
  [/\/packages\/search\//, 'plugins/output/search-index'],
  [/\/node_modules\/cspell/, 'plugins/checks/spelling'],
];
const PLUGIN = /\/(plugins\/[\w-]+(?:\/[\w-]+)?|packages\/doc-checks)\//;

/** Work that has no other frame: the host asks for it, and awaits it in between. */
const OTHER: readonly (readonly [RegExp, string])[] = [
  [
    /\/node_modules\/(?:micromark|mdast|unist|hast|estree|remark|rehype|unified|vfile|trough|acorn|astring)/,
    'host: pages to JavaScript',
  ],
  [/\/node_modules\/(?:@rspack|@rsbuild|@rspress)\//, 'host: bundler and its hooks'],
];

/**
 * Names the work that a moment of the main thread was spent on.
 * @param stack frames, the innermost first
 */
export function workOf(stack: readonly Frame[]): string {
  const [inner] = stack;
  const engine = inner && ENGINE[inner.functionName];
  if (engine) return engine;
  for (const { url } of stack) {
    const plugin = PLUGIN.exec(url)?.[1];
    const known = WORK.find(([place]) => place.test(url))?.[1] ?? plugin;
    if (known) return known;
  }
  const named = OTHER.find(([place]) => stack.some(({ url }) => place.test(url)));
  return named?.[1] ?? 'Node.js: files, modules, the rest';
}
