/** The host's component that enlarges pictures; it draws nothing (alias in `rspress.config.ts`). */
declare module 'host-medium-zoom' {
  const MediumZoom: () => null;
  export default MediumZoom;
}
