import type { ComponentProps } from 'react';
import { vi } from 'vitest';

// jsdom lays nothing out, so no size ever changes; a test that needs one stubs its own.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

export const page = { lang: 'en' };

/** What the author components take from the host's runtime, without a host; the site lies under `/docs/`. */
export const runtime = () => ({
  useLang: () => page.lang,
  useDark: () => false,
  useLocation: () => ({ pathname: '/', search: '', hash: '' }),
  normalizeImagePath: (path: string) => `/docs${path}`,
  withBase: (path: string) => `/docs${path}`,
  routePathToMdPath: (path: string) => `/docs${path.replace(/(?=#|$)/, '.md')}`,
  withSiteOrigin: (path: string) => `https://site.example${path}`,
});

export const theme = () => ({
  Link: ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>,
  CodeBlock: ({ title, children }: ComponentProps<'div'>) => (
    <div>
      {title}
      {children}
    </div>
  ),
});

/** Renders as for a Markdown export while `run` runs. */
export function asMarkdown<T>(run: () => T): T {
  vi.stubEnv('SSG_MD', 'true');
  try {
    return run();
  } finally {
    vi.unstubAllEnvs();
  }
}

/** What the build hands to the browser, as far as the search dialog takes it. */
export const settings = () => ({ siteSettings: { docsRepository: 'https://code.example/docs' } });
