import type { Lang } from './languages';
import type { Text } from './words/types';

/** A picture of one view of the report. */
export interface ReportShotFact {
  /**
   * Address of the files without theme and ending, per language of the report's interface: `/images/report/overall-zh`
   * stands for `…-light` and `…-dark`, each as `.avif`, `.webp` and `.png`.
   */
  readonly files: Readonly<Record<Lang, string>>;
  /** Size of the files in px, so that the page keeps their place free. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for those who do not see it. */
  readonly alt: Text;
  /** Line below the picture. */
  readonly caption: Text;
}

/** Formats of every picture, in the order in which a browser is offered them; the last one is read by all. */
export const SHOT_FORMATS = ['avif', 'webp', 'png'] as const;

/** Pictures of the report that pages show by name: `<ReportShot name="overall" />`. */
export const REPORT_SHOTS: Readonly<Record<string, ReportShotFact>> = {
  overall: {
    files: { en: '/images/home/report', zh: '/images/home/report' },
    width: 1240,
    height: 768,
    alt: {
      en: 'The Overall page of a report: 22 warnings, 442 KB in 5 files, the time of each build stage as bars, and two versions of the package immer found by rule E1001',
      zh: '报告的概览页：22 条警告，5 个文件共 442 KB，条形图表示每个构建阶段的耗时，规则 E1001 找到了 immer 的两个版本',
    },
    caption: {
      en: 'The first page of a report, here of a small app built with Rspack',
      zh: '报告的第一页，来自一个用 Rspack 构建的小应用',
    },
  },
};
