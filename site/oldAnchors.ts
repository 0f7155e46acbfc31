/** An old id of a heading and the one that took its place. */
export interface OldAnchorFact {
  /** Page, without language prefix. */
  readonly page: string;
  /** Old id, decoded. */
  readonly from: string;
  readonly to: string;
  /** Where the old id still stands. */
  readonly reason: string;
}

/** Ids whose words changed; ids that only lost or won a hyphen need no entry. */
export const OLD_ANCHORS: readonly OldAnchorFact[] = [
  {
    page: '/guide/more/faq',
    from: 'cssextractrspackplugin-的-loader-耗时过长问题',
    to: 'css-extract-slow',
    reason: 'the loader pages of the report link to it, also from the English interface',
  },
  {
    page: '/guide/more/faq',
    from: 'where-to-start',
    to: 'setup',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'build-and-process',
    to: 'reports',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'rules',
    to: 'loaders-and-plugins',
    reason: 'a group of the FAQ until it had four',
  },
  {
    page: '/guide/more/faq',
    from: 'share-and-reopen',
    to: 'reports',
    reason: 'a group of the FAQ until it had four',
  },
];
