/** The facts of the pictures of all tours, which `plugins/speed-layer/shotModule.ts` writes. */
declare module '*?row=tours';
