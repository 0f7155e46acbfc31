import { expect, test } from 'vitest';
import { pluginSidebarOrder } from '../../../../plugins/output/sidebarOrder';

test('the glossary has the sidebar of the guide, in every language', async () => {
  const guide = [{ text: 'Help', items: [] }];
  const config = await pluginSidebarOrder().config?.(
    {
      themeConfig: {
        locales: [
          { lang: 'en', label: 'English', sidebar: { '/guide': guide, '/config': [] } },
          { lang: 'zh', label: '简体中文', sidebar: { '/zh/guide': guide, '/zh/config': [] } },
        ],
      },
    },
    { addPlugin: () => undefined, removePlugin: () => undefined },
    true,
  );
  const sidebars = config?.themeConfig?.locales?.map(({ sidebar }) => sidebar);
  expect(sidebars?.[0]?.['/config/options/term']).toBe(guide);
  expect(sidebars?.[1]?.['/zh/config/options/term']).toBe(guide);
});
