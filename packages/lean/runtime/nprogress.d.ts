/** The package brings no types; this is what Rspress and sites use of it. */
declare module 'nprogress/nprogress.js' {
  const bar: import('./progress').ProgressBar;
  export default bar;
}
