/** The host's module with the pages of the site, and the hash of each index file by `<version>###<language>`. */
declare module 'virtual-page-data' {
  export const searchIndexHash: Readonly<Record<string, string>>;
}
