/** Sets the data of the page; the application fills it in, once there is one. A function that stays the same. */
export const pageSetter: { set?: ((data: unknown) => void) | undefined } = {};
