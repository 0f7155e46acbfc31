/** The package brings no types; this is what Rspress and sites use of it. */
declare module 'nprogress/nprogress.js' {
  const bar: import('./lateProgress').ProgressBar;
  export default bar;
}
