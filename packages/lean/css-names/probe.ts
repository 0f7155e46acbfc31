/** It sets a public option of the bundler. */
export const probe = () => [];
