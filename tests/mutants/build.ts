import type { Fault } from '../../tools/mutants/types';

/** Builds that differ where they should not, and addresses that forget the base path. */
export const BUILD: readonly Fault[] = [
  {
    id: 'time-in-feed',
    what: 'two builds of the same sources differ by the time in the feeds',
    file: 'plugins/output/feeds.ts',
    find: 'updated: new Date(newest),',
    replace: 'updated: new Date(Math.max(newest, Date.now())),',
  },
  {
    id: 'folder-in-classes',
    what: 'a build in another folder gives other names of classes',
    file: 'plugins/speedLayer.ts',
    find: "'.module.css')}-${name}`",
    replace: "'.module.css')}-${name}-${resourcePath.length}`",
    blind: true,
  },
  {
    id: 'folder-in-runtime',
    what: 'a build in another folder gives other names of variables',
    file: 'plugins/host-fixes/runtimeFile.ts',
    find: 'disableCharFreq: true',
    replace: 'disableCharFreq: false',
    blind: true,
  },
  {
    id: 'base-twice',
    what: 'below a base path, redirects and headers name addresses with two slashes',
    file: 'plugins/hosting/server-files/redirects.ts',
    find: "`${base.replace(/\\/$/, '')}${path}`",
    replace: '`${base.length > 1 ? base : ""}${path}`',
  },
  {
    id: 'base-in-notice',
    what: 'below a base path nobody is told that a script did not load',
    file: 'plugins/hosting/head-scripts/loadNotice.inline.js',
    find: "page.location.origin + facts.base + 'static/'",
    replace: "page.location.origin + '/static/'",
    blind: true,
  },
  {
    id: 'base-in-redirect',
    what: 'below a base path a first visit in Chinese is led out of the site',
    file: 'plugins/hosting/head-scripts/localeRedirect.inline.js',
    find: "here.replace(facts.base + wanted + '/'",
    replace: "here.replace('/' + wanted + '/'",
  },
];
