import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { inlineMarkdown } from '../../lib/text/inlineMarkdown';
import { SITE_DESCRIPTION } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { socialPicturePath } from '../../site/socialPicture';
import { isNotFoundRoute } from '../not-found';
import { outputFolder } from '../shared/outputFolder';
import { drawPicture } from './drawPicture';
import type { PictureFacts } from './pictureTree';
import { sectionOf } from './sectionOf';

/**
 * Draws a picture for each page that shared links to it show (issue 7.5), without a browser and without fonts of the
 * machine.
 * @param root folder of the project
 * @returns plugin that writes the pictures below `social/`, in production builds
 */
export function pluginSocialPictures(root: string): RspressPlugin {
  const pictures = new Map<string, PictureFacts>();
  return {
    name: 'social-pictures',
    extendPageData({ routePath, lang, title }) {
      if (isNotFoundRoute(routePath)) return;
      const section = sectionOf(path.join(root, 'docs'))(routePath, lang as Lang);
      const plain = inlineMarkdown(title)
        .map(({ text }) => text)
        .join('');
      pictures.set(routePath, {
        lang: lang as Lang,
        section,
        title: section === undefined ? SITE_DESCRIPTION[lang as Lang] : plain,
      });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = outputFolder(root, config);
      const draw = drawPicture(root);
      await Promise.all(
        [...pictures].map(async ([routePath, facts]) => {
          const file = path.join(out, socialPicturePath(routePath));
          const picture = await draw(facts);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, picture);
        }),
      );
    },
  };
}
