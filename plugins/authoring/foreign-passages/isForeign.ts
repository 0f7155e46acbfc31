const HAN = /\p{Script=Han}/u;
const TWO_WORDS = /[A-Za-z]{2,}[ (][A-Za-z]{2,}/;

/**
 * Says whether a passage of a Chinese page is English: two words or more, and no Chinese letter. A single word is a name
 * or a term, which readers say as they are used to.
 * @param text the passage without its code
 */
export const isForeign = (text: string): boolean => TWO_WORDS.test(text) && !HAN.test(text);
