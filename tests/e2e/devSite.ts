import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/site';
import { startDevServer, type DevServer } from '../support/startDevServer';

/** A development server over a copy of the smallest fixture that passes every gate. */
export interface DevSite extends DevServer {
  /** A page of the copy, for changing it. */
  readonly page: string;
  /** The `docs` folder of the copy. */
  readonly docs: string;
}

const PAGE =
  '---\ndescription: A page of the test of the development server, which is long enough for a search result.\n---\n\n# Introduction {#introduction}\n\nThe first paragraph.\n\n## Next {#next}\n\n- [Command line](/guide/start/cli)\n- [Release 1.0](/blog/release/release-note-1_0)\n';
const TRANSLATION =
  '---\ndescription: 开发服务器测试所用的页面，这段描述的长度足以用作搜索结果中的摘要文字，读者一看便知其内容。\n---\n\n# 介绍 {#introduction}\n\n第一段。\n\n## 下一步 {#next}\n\n- [命令行](/guide/start/cli)\n- [1.0 版本](/blog/release/release-note-1_0)\n';

const config = (folder: string) => `
import { defineConfig } from '@rspress/core';
import { contentOverlay } from ${JSON.stringify(path.join(ROOT, 'plugins/checks/contentOverlay'))};
import { pluginNewFiles } from ${JSON.stringify(path.join(ROOT, 'plugins/host-fixes/newFiles'))};

export default defineConfig({
  root: ${JSON.stringify(path.join(folder, 'docs'))},
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true, localeRedirect: 'never', exclude: ['*/shared/**'] },
  markdown: { link: { checkDeadLinks: false } },
  plugins: [
    contentOverlay(${JSON.stringify(path.join(folder, 'docs'))}),
    pluginNewFiles(${JSON.stringify(folder)}, ${JSON.stringify(path.join(folder, 'docs'))}),
  ],
});
`;

/**
 * Starts the host's development server with the content gates, in a folder of its own.
 * @returns the server, once its first page is answered
 * @throws Error with what it printed when it does not come up
 */
export async function startDevSite(): Promise<DevSite> {
  const parent = path.join(ROOT, 'test-results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'dev-site-'));
  cpSync(path.join(ROOT, 'tests/fixtures/good-site'), folder, { recursive: true });
  // Without the components that only the real site brings.
  const page = path.join(folder, 'docs/en/guide/start/intro.mdx');
  writeFileSync(page, PAGE);
  writeFileSync(path.join(folder, 'docs/zh/guide/start/intro.mdx'), TRANSLATION);
  writeFileSync(path.join(folder, 'rspress.config.ts'), config(folder));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const server = await startDevServer({ folder, first: '/guide/start/intro' }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return { ...server, page, docs: path.join(folder, 'docs'), stop: () => server.stop().then(remove) };
}
