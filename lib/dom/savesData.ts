/** Whether the reader asked the browser to save data; browsers that cannot say so do not. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
    ?.saveData === true;
