/** Words that praise instead of telling, and politeness that only costs time. */
export const BANNED_WORDS = [
  'simply',
  'easily',
  'powerful',
  'seamless',
  'seamlessly',
  'blazing',
  'blazingly',
  'effortless',
  'effortlessly',
  'please',
] as const;
