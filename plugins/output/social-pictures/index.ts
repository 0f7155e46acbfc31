import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { z } from 'zod';
import { inlineMarkdown } from '../../../lib/text/inlineMarkdown';
import { SITE_DESCRIPTION } from '../../../site/identity';
import { LANGS, type Lang } from '../../../site/languages';
import { socialPicturePath } from '../../../site/socialPicture';
import { outputFolder } from '../../shared/outputFolder';
import { replaceFile } from '../../shared/replaceFile';
import { isNotFoundRoute } from '../not-found';
import { drawPicture, type PictureFacts } from './drawPicture';

const navSchema = z.array(z.object({ text: z.string(), activeMatch: z.string().optional() }));

/** From an address to its section, as the navigation bar names it. */
function readSections(docsRoot: string): (routePath: string, lang: Lang) => string | undefined {
  const bars = new Map(
    LANGS.map((lang) => [
      lang,
      navSchema.parse(JSON.parse(readFileSync(path.join(docsRoot, lang, '_nav.json'), 'utf8'))),
    ]),
  );
  return (routePath, lang) =>
    bars.get(lang)?.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(routePath))?.text;
}

/**
 * Draws a picture for each page that shared links to it show, without a browser and without fonts of the
 * machine. They are drawn one after the other while the bundler works, since each takes megabytes until it is a file.
 * @param root folder of the project
 * @param docsRoot the `docs` folder
 * @returns plugin that writes the pictures below `social/`, in production builds
 */
export function pluginSocialPictures(root: string, docsRoot: string): RspressPlugin {
  const pictures = new Map<string, PictureFacts>();
  let sectionOf: ReturnType<typeof readSections> | undefined;
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
      sectionOf ??= readSections(docsRoot);
      const section = sectionOf(routePath, lang);
      const plain = inlineMarkdown(title)
        .map(({ text }) => text)
        .join('');
      pictures.set(routePath, {
        lang,
        section,
        title: section === undefined ? SITE_DESCRIPTION[lang] : plain,
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
