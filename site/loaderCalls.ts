import { defineWords, type Text } from './words/types';

export interface LoaderCallTimes {
  readonly loader: string;
  readonly file: string;
  readonly bundler: 'Rspack' | 'webpack';
  /** Width of the stripe in ms: the wall-clock time of the call. */
  readonly wall: number;
  /** The `duration` of the call in ms: without other loaders that ran meanwhile. */
  readonly self: number;
  readonly wait: 'none' | 'first' | 'middle';
  readonly title: Text;
  readonly story: Text;
}

/** The cases of a long stripe: `<LoaderCall name="waiting" />`. The numbers are those of the table on the same page. */
export const LOADER_CALLS = {
  waiting: {
    loader: 'babel-loader',
    file: 'src/legacy/tax.js',
    bundler: 'Rspack',
    wall: 143,
    self: 2,
    wait: 'first',
    title: { en: 'Nearly all of it is waiting', zh: '几乎都在等待' },
    story: {
      en: 'The call waits while other files are compiled, so its stripe is wide and its duration short.',
      zh: '这次调用一直在等其他文件编译完，所以色块很宽，耗时却很短。',
    },
  },
  pitch: {
    loader: 'mini-css-extract-plugin',
    file: 'src/styles.css',
    bundler: 'webpack',
    wall: 690,
    self: 241,
    wait: 'middle',
    title: { en: 'A loader that starts others', zh: '启动其他 loader' },
    story: {
      en: 'The pitch function starts the other loaders of the style sheet. Their time is in the stripe, but not in the duration.',
      zh: 'pitch 函数会启动处理样式表的其他 loader。那些 loader 的时间算在色块里，但不算在耗时里。',
    },
  },
  work: {
    loader: 'babel-loader',
    file: 'lodash.js',
    bundler: 'Rspack',
    wall: 503,
    self: 501,
    wait: 'none',
    title: { en: 'Real work', zh: '真正在工作' },
    story: {
      en: 'Nothing else ran during the call, so stripe and duration are about the same: this call is worth a look.',
      zh: '调用期间几乎没有运行别的 loader，色块和耗时基本一致：这样的调用才值得优化。',
    },
  },
} as const satisfies Readonly<Record<string, LoaderCallTimes>>;

export const LOADER_CALL_WORDS = defineWords({
  heading: { en: '{title}: {loader} on {file}, {bundler}', zh: '{title}：{loader} 处理 {file}，{bundler}' },
  alt: {
    en: 'A stripe of {wall} ms, of which {self} ms are filled. During the other {rest} ms, which are hatched, other loaders run.',
    zh: '一个 {wall} ms 的色块：实心部分 {self} ms；斜线部分 {rest} ms，下方是正在运行的其他 loader。',
  },
  altNoWait: {
    en: "A stripe of {wall} ms that's filled almost from end to end: {self} ms of it are its duration.",
    zh: '一个 {wall} ms 的色块，几乎全部为实心，其中 {self} ms 是耗时。',
  },
  self: { en: 'duration: {self} ms', zh: 'duration（耗时）：{self} ms' },
  rest: { en: 'waiting: {rest} ms', zh: '等待：{rest} ms' },
  others: { en: 'other loader calls', zh: '其他 loader 的调用' },
});
