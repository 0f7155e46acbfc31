/** It changes a style sheet of the site alone. */
export const probe = () => [];
