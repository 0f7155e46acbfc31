/** It changes modules of the site alone. */
export const probe = () => [];
