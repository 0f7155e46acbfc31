import type { PerLang } from '../../site/languages';

/** Words that a question holds and an answer need not; Chinese ones stand inside of a run. */
export const STOP_WORDS: PerLang<readonly string[]> = {
  en: `
    a an and are as at be been but by can cannot could did do does for from get gets had has have how i
    if in into is it its me my of on only or our please should so some than that the their them then
    there these they this those to too use used using very want was way we were what when where which
    who will with without would you your via seem seems myself idea going brought actually told whom
    unsure doing huh stuff merely okay simply saw heard entirely altogether said bother am any about
    just something someone somebody really us let whether
  `
    .trim()
    .split(/\s+/),
  zh: `
    为什么 什么时候 是什么 有什么 什么 怎么样 怎么办 怎么 怎样 如何 哪里 哪些 哪个 多少
    请问 可以 能不能 是不是 有没有 一个 一下 这个 那个 我的 我们 你的 什么是 应该 是否
    能否 为何 为啥 哪儿 哪种 如果 但是 的话 要不要 可不可以 是啥 有啥 啥样 啥 到底
    怎么回事 一堆 干嘛 那种 老是 好像 咋办 咋 何时 哪来 从来 那几 竟然 居然 突然 的
    了 吗 呢 吧 被 把 会 我 你
  `
    .trim()
    .split(/\s+/),
};
