/** Turns of phrase that ask what a word stands for, in both languages: either language is typed on the other's pages. */
const MEANING =
  /^what(?:'s| is| are)\b|\b(?:meaning of|definition of|what does .+ mean)\b|\b(?:meaning|definition|glossary)$|(?:是|指)(?:个|的)?(?:什么|啥)|(?:什么|啥)(?:是|叫)|什么意思|含义|定义|名词解释/iu;

/**
 * Whether a query asks for the meaning of a word; of such a query the definition is the answer.
 * @param text the query as typed
 */
export const asksMeaning = (text: string): boolean => MEANING.test(text.trim());
