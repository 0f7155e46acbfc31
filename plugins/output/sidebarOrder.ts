import type { RspressPlugin, UserConfig } from '@rspress/core';
import { GLOSSARY_PATH } from '../../site/routes';

function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Locales = NonNullable<NonNullable<UserConfig['themeConfig']>['locales']>;

type Sidebar = NonNullable<Locales[number]['sidebar']>;

/** The glossary stands among the pages of the guide, whatever its address: the host takes the longest path that fits. */
function withGlossary(sidebar: Sidebar): Sidebar {
  const guide = Object.entries(sidebar).find(([path]) => path.endsWith('/guide'));
  if (!guide) return sidebar;
  const [path, items] = guide;
  return { ...sidebar, [path.replace(/\/guide$/, GLOSSARY_PATH)]: items };
}

/** Nothing stays nothing: the host then takes the languages from elsewhere. */
const inOrder = (locales: Locales | undefined): Locales | undefined =>
  locales?.map((locale) =>
    locale.sidebar ? { ...locale, sidebar: sortKeys(withGlossary(locale.sidebar)) } : locale,
  );

/**
 * Puts the sidebars of a language into a fixed order, and gives the glossary that of the guide. The host lists them as the file system happened to answer, and that
 * order becomes part of a file whose name is a hash of its content, so that two builds of one commit would differ. It
 * makes the lists twice, the second time after the last hook, so they are put in order where they are written.
 */
export function pluginSidebarOrder(): RspressPlugin {
  return {
    name: 'sidebar-order',
    config(config) {
      const themeConfig = { ...config.themeConfig };
      let locales = inOrder(themeConfig.locales);
      Object.defineProperty(themeConfig, 'locales', {
        enumerable: true,
        get: () => locales,
        set: (next: Locales | undefined) => {
          locales = inOrder(next);
        },
      });
      return { ...config, themeConfig };
    },
  };
}
