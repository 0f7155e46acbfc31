/** Id of the main landmark of a page, where the skip link leads. */
export const MAIN_ID = 'main-content';
