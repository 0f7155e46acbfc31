/** It reads what `criticalCss` has written. */
export const probe = () => [];
