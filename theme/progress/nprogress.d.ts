/** The package brings no types; this is what the site uses of it. */
declare module 'nprogress' {
  const bar: {
    readonly configure: (options: object) => void;
    readonly start: () => void;
    readonly done: () => void;
  };
  export default bar;
}
