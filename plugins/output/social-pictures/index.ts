import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { inlineMarkdown } from '../../../lib/text/inlineMarkdown';
import { SITE_DESCRIPTION } from '../../../site/identity';
import { inLang } from '../../../site/inLang';
import type { Lang } from '../../../site/languages';
import { socialPicturePath } from '../../../site/socialPicture';
import { isNotFoundRoute } from '../not-found';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { drawPicture, type DrawPicture } from './drawPicture';
import { sectionOf } from './sectionOf';

/**
 * Draws a picture for each page that shared links to it show, without a browser and without fonts of the
 * machine. They are drawn one after the other while the bundler works, which leaves the main thread idle for a third of
 * the build; the end of the build waits for them.
 * @param root folder of the project
 * @param pagesRoot folder of the pages
 * @returns plugin that writes the pictures below `social/`, in production builds
 */
export function pluginSocialPictures(root: string, pagesRoot: string): RspressPlugin {
  const pictures = new Map<string, Promise<Buffer>>();
  let section: ReturnType<typeof sectionOf> | undefined;
  let draw: DrawPicture | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: 'social-pictures',
    extendPageData({ routePath, lang: name, title, frontmatter }, isProd) {
      // An untranslated page shows the picture of the original.
      if (!isProd || isNotFoundRoute(routePath) || frontmatter.untranslated === true) return;
      const lang = name as Lang;
      section ??= sectionOf(pagesRoot);
      const named = section(routePath, lang);
      const plain = inlineMarkdown(title)
        .map(({ text }) => text)
        .join('');
      const facts = {
        lang,
        section: named,
        title: named === undefined ? inLang(SITE_DESCRIPTION, lang) : plain,
      };
      const picture = last.then(() => (draw ??= drawPicture(root))(facts));
      pictures.set(routePath, picture);
      // A picture that fails stops the build at its end, and does not keep the others from being drawn.
      last = picture.catch(() => undefined);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = outputFolder(root, config);
      await Promise.all(
        [...pictures].map(async ([routePath, picture]) => {
          const file = path.join(out, socialPicturePath(routePath));
          await replaceFile(file, await picture);
        }),
      );
    },
  };
}
