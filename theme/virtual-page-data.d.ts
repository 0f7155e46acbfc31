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
