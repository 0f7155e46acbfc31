/** What `npm run new:page` writes where the author still has to write; the gate keeps it from being published. */
export const TEMPLATE_WORDS = {
  en: 'Replace this sentence with what the reader gets from the new page.',
  zh: '把这句话换成读者能从这个新页面得到的东西，用一句话说完。',
} as const;

/** Signs of a page that is not finished, in either language. */
export const UNFINISHED = [
  'TODO',
  'FIXME',
  'coming soon',
  'to be done',
  'work in progress',
  'lorem ipsum',
  '敬请期待',
  '待补充',
  '待完善',
  '未完待续',
  ...Object.values(TEMPLATE_WORDS),
] as const;
