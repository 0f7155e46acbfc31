/** The host's module with the icons that `themeConfig.socialLinks` names, as SVG text. */
declare module 'virtual-social-links' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
