import { LANGS, type Lang } from '../../site/languages';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_VIEWS } from '../../site/reportViews';
import { SHOT_FORMATS, SHOT_THEMES, type ShotName } from '../../site/reportShots';
import type { ShotFile } from '../../site/shotFiles';
import { encodeShot } from './encodeShot';
import { pictureSize } from './pictureSize';
import type { ReportPages } from './reportPages';
import { takeShot } from './takeShot';

/** The files of one picture in both languages and themes. */
export interface ShotSet {
  /** Content by file name, such as `overall-zh-dark.avif`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly facts: Readonly<Record<Lang, ShotFile>>;
}

/**
 * Takes a picture in every language and theme, in every format.
 * @param open open reports
 * @param name picture
 * @param pages HTML of the published reports
 * @throws Error naming the picture: when it cannot be taken, or when the themes give different sizes
 */
export async function takeShots(
  open: ReportPages,
  name: ShotName,
  pages: Readonly<Record<ReportName, string>>,
): Promise<ShotSet> {
  const files = new Map<string, Buffer>();
  const inLang = async (lang: Lang): Promise<ShotFile> => {
    const facts = [];
    for (const theme of SHOT_THEMES) {
      const { png, boxes } = await takeShot(open, pages[REPORT_VIEWS[name].report], { name, lang, theme });
      const encoded = await encodeShot(png);
      for (const format of SHOT_FORMATS) files.set(`${name}-${lang}-${theme}.${format}`, encoded[format]);
      facts.push({ ...(await pictureSize(encoded.webp)), boxes });
    }
    const [first, second] = facts;
    if (!first || JSON.stringify(first) !== JSON.stringify(second)) {
      throw new Error(
        `site/reportViews.ts: "${name}" (${lang}) has other sizes or boxes in the dark theme than in the light one. Choose a crop that has the same.`,
      );
    }
    return first;
  };
  const [en, zh] = LANGS;
  return { files, facts: { [en]: await inLang(en), [zh]: await inLang(zh) } as Record<Lang, ShotFile> };
}
