/** Id of the main landmark of a page, where the skip link leads. */
export const MAIN_ID = 'main-content';

/** Selector of the text of a page; in front of it there may be its place in the sidebar. */
export const TEXT_OF_PAGE = `#${MAIN_ID} > :first-child:not([data-part]), #${MAIN_ID} > [data-part] + *`;
