/** Packages that nobody may import anywhere, each with the reason and what takes its place. */
export const bannedPackages = {
  axios: 'fetch is built in',
  dayjs: 'Intl and Date do it',
  jquery: 'the page is drawn by React',
  lodash: 'the language has these functions now',
  'lodash-es': 'the language has these functions now',
  moment: 'Intl and Date do it at no cost to the reader',
  'node-fetch': 'fetch is built in',
  rimraf: 'node:fs rm does it',
  underscore: 'the language has these functions now',
};

/** Entries of the host that our own theme replaces: importing them from inside it is a cycle that builds green and stays silent. */
export const themeCycles = {
  '@rspress/core/theme': 'it leads back to our own theme; import from "@rspress/core/theme-original"',
  '@theme': 'it leads back to our own theme; import from "@rspress/core/theme-original"',
};
