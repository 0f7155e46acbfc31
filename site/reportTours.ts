import type { ReportName } from './reportDemos';
import type { ShotName } from './reportShots';
import type { ShotBox } from './shotFiles';
import type { Text } from './words/types';

/** One picture of a tour. In its text `{totalSize}` stands for a number of the report. */
export interface TourStep {
  readonly shot: ShotName;
  /** What is framed: the index of a mark of the picture, or a box in per cent of a picture without marks. */
  readonly frame: number | ShotBox;
  readonly text: Text;
}

/** What small screens show of a report first, in pieces of its pictures that can be read there. */
export const REPORT_TOURS: Readonly<Record<ReportName, readonly TourStep[]>> = {
  'rspack-app': [
    {
      shot: 'project-overall',
      frame: 1,
      text: {
        en: 'The first card sums up the build: {totalSize} in {totalFiles} files.',
        zh: '第一张卡片汇总这次构建：{totalFiles} 个文件，共 {totalSize}。',
      },
    },
    {
      shot: 'bundle-alerts',
      frame: 0,
      text: {
        en: 'Each tab of **Bundle Alerts** is a rule with its number of findings; this build has {findings} in all.',
        zh: '**编译预警**的每个标签页是一条规则，数字是它的结果数量，这次构建共有 {findings} 条。',
      },
    },
    {
      shot: 'bundle-alerts',
      frame: 4,
      text: {
        en: 'Open a finding to see the evidence: here, two versions of `immer` with their sizes.',
        zh: '展开一条结果就能看到依据：这里是 `immer` 的两个版本及体积。',
      },
    },
    {
      shot: 'bundle-size',
      frame: 1,
      text: {
        en: '**Bundle Size** lists the output files; select one to see what is inside.',
        zh: '**产物体积分析**列出所有资源文件，选择一个就能看到里面有什么。',
      },
    },
    {
      shot: 'treemap',
      frame: 2,
      text: {
        en: 'In the treemap, the area of a box is its size, so you start with the largest ones.',
        zh: '在矩形树图里，矩形的面积代表体积，从最大的看起。',
      },
    },
    {
      shot: 'module-analysis',
      frame: 2,
      text: {
        en: 'Every module lists the files that import it. Those are the files to change.',
        zh: '每个模块都会列出引用方，要改的就是这些文件。',
      },
    },
  ],
  'webpack-app': [
    {
      shot: 'compile-overall',
      frame: 1,
      text: {
        en: '**Compile Overall** splits the build time into stages; here, most of it goes into compiling.',
        zh: '**编译数据概览**把构建时间分成几个阶段，这里大部分时间花在编译上。',
      },
    },
    {
      shot: 'loaders-timeline',
      frame: 1,
      text: {
        en: 'On **Loader Timeline**, each row is a loader, and each stripe is one call.',
        zh: '在 **Loader Timeline** 里，每行是一个 loader，每个色块是一次调用。',
      },
    },
    {
      shot: 'loaders-analysis',
      frame: 2,
      text: {
        en: '**Loaders Analysis** tags every file with the loaders that processed it, and their times.',
        zh: '**Loaders 分析**给每个文件标出处理它的 loader 和耗时。',
      },
    },
    {
      shot: 'plugins-analysis',
      frame: 2,
      text: {
        en: '**Plugins Analysis** adds up the calls of each plugin, with the longest at the top.',
        zh: '**Plugins 分析**汇总每个插件的调用，耗时最长的排在最前。',
      },
    },
  ],
  'rsbuild-app': [
    {
      shot: 'rsbuild-overall',
      frame: { left: 37.6, top: 18.4, width: 33.8, height: 12.8 },
      text: {
        en: 'Nothing had to be registered for this report: {totalSize} in {totalFiles} files.',
        zh: '这份报告不需要注册插件：{totalFiles} 个文件，共 {totalSize}。',
      },
    },
    {
      shot: 'rsbuild-overall',
      frame: { left: 75, top: 30.3, width: 21.5, height: 17 },
      text: {
        en: '**Bundle Overall** splits the total by file type: {jsSize} of it is JS.',
        zh: '**产物数据概览**按文件类型拆分总体积，其中 JS 占 {jsSize}。',
      },
    },
    {
      shot: 'rsbuild-overall',
      frame: { left: 4, top: 70.5, width: 67, height: 28 },
      text: {
        en: 'The only finding, from E1007, is a module that is imported just for its side effects.',
        zh: '唯一的结果来自 E1007：有一个模块只因副作用而被导入。',
      },
    },
  ],
  'bundle-diff': [
    {
      shot: 'bundle-diff',
      frame: 0,
      text: {
        en: 'The first card compares both builds: from {totalSizeBefore} down to {totalSizeAfter}.',
        zh: '第一张卡片对比两次构建：从 {totalSizeBefore} 降到 {totalSizeAfter}。',
      },
    },
    {
      shot: 'bundle-diff',
      frame: 1,
      text: {
        en: 'The tabs show the difference by file, by module and by package.',
        zh: '各标签页分别按文件、模块和包列出差异。',
      },
    },
    {
      shot: 'bundle-diff',
      frame: 2,
      text: {
        en: 'Every row has the size before, the size after and the difference.',
        zh: '每行依次是之前的体积、之后的体积和差值。',
      },
    },
  ],
  graphiql: [
    {
      shot: 'graphiql-size',
      frame: 0,
      text: {
        en: 'One style sheet has {sizeOfGraphiqlCss} of the {totalSize} that GraphiQL puts out.',
        zh: 'GraphiQL 的产物共 {totalSize}，其中一个样式表就有 {sizeOfGraphiqlCss}。',
      },
    },
    {
      shot: 'graphiql-size',
      frame: 1,
      text: {
        en: 'Most of it is two font families, written into the style sheet as Base64.',
        zh: '大部分是两种字体，以 Base64 写进了样式表。',
      },
    },
  ],
};
