/** Id of the section that ends a guide page and leads on; a custom of this site, not a subject of the page. */
export const NEXT_ID = 'next';
