import type { PageGroup } from '../../../../packages/search/types';

/**
 * A page that was found by its title.
 * @param title its title
 * @param link its address
 */
export const titleGroup = (title: string, link: string): PageGroup => ({
  renderType: 'default',
  group: title,
  lang: 'en',
  hits: [{ type: 'title', title, header: '', statement: '', link, highlightInfoList: [] }],
});
