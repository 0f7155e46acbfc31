/// <reference types="@rspress/core" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

interface ImportMeta {
  readonly env: {
    /** True while the host renders the Markdown export of a page. */
    readonly SSG_MD?: boolean;
  };
}
