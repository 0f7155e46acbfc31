import { defineWords } from './types';

/** Words of the drawn loader calls. Only the page that shows them carries them, so they are not in `WORDS`. */
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
