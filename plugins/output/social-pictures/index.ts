import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { inlineMarkdown } from '../../../lib/text/inlineMarkdown';
import { SITE_DESCRIPTION } from '../../../site/identity';
import type { Lang } from '../../../site/languages';
import { socialPicturePath } from '../../../site/socialPicture';
import { isNotFoundRoute } from '../not-found';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { drawPicture } from './drawPicture';
import type { PictureFacts } from './pictureTree';
import { sectionOf } from './sectionOf';

/**
 * Draws a picture for each page that shared links to it show, without a browser and without fonts of the
 * machine. They are drawn one after the other while the bundler works, since each takes megabytes until it is a file.
 * @param root folder of the project
 * @param docsRoot the `docs` folder
 * @returns plugin that writes the pictures below `social/`, in production builds
 */
export function pluginSocialPictures(root: string, docsRoot: string): RspressPlugin {
  const pictures = new Map<string, PictureFacts>();
  let section: ReturnType<typeof sectionOf> | undefined;
  let drawn: ReturnType<typeof draw> | undefined;
  const draw = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
    const drawOne = drawPicture(root);
    const files = new Map<string, Uint8Array>();
    for (const [routePath, facts] of pictures) files.set(routePath, await drawOne(facts));
    return files;
  };
  const begin = (): void => {
    drawn = draw();
    // A picture that fails stops the build at its end.
    drawn.catch(() => undefined);
  };
  return {
    name: 'social-pictures',
    builderConfig: { plugins: [{ name: 'social-pictures', setup: (api) => api.onBeforeBuild(begin) }] },
    extendPageData({ routePath, lang: name, title }, isProd) {
      if (!isProd || isNotFoundRoute(routePath)) return;
      const lang = name as Lang;
      section ??= sectionOf(docsRoot);
      const named = section(routePath, lang);
      const plain = inlineMarkdown(title)
        .map(({ text }) => text)
        .join('');
      pictures.set(routePath, {
        lang,
        section: named,
        title: named === undefined ? SITE_DESCRIPTION[lang] : plain,
      });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const out = outputFolder(root, config);
      const files = await (drawn ?? draw());
      await Promise.all(
        [...files].map(([routePath, file]) =>
          replaceFile(path.join(out, socialPicturePath(routePath)), file),
        ),
      );
    },
  };
}
