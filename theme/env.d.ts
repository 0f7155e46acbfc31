/// <reference types="@rspress/core" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  readonly env: {
    /** True while the host renders the Markdown export of a page. */
    readonly SSG_MD?: boolean;
  };
}

/** The host's module with the pages of the site, and the hash of each index file by `<version>###<language>`. */
declare module 'virtual-page-data' {
  export const searchIndexHash: Readonly<Record<string, string>>;
}

/** The titles of all pages, in a script of their own (`packages/lean/pageData.ts`). */
declare module 'virtual-page-data?titles' {
  export const pageData: {
    readonly pages: readonly { readonly routePath: string; readonly title: string; readonly lang: string }[];
  };
}

/** The host's module with the icons that `themeConfig.socialLinks` names, as SVG text. */
declare module 'virtual-social-links' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}

/** The package brings no types; this is what the site uses of it. */
declare module 'nprogress' {
  const bar: {
    readonly configure: (options: object) => void;
    readonly start: () => void;
    readonly done: () => void;
  };
  export default bar;
}

/** Put into the bundle at build time (`rspress.config.ts`), so that searches that are not used are left out of it. */
declare const __SEARCH_MODE__: 'local' | 'provider' | 'remote';
