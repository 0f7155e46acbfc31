/** Id of the main landmark of a page, where the skip link leads. */
export const MAIN_ID = 'main-content';

/** Selector of the text of a doc page. */
export const TEXT_OF_PAGE = `#${MAIN_ID} > :first-child`;
