import type { Settings } from '../../site/settings';

declare const __SITE_SETTINGS__: Settings;

/** Settings of this deployment, put into the bundle at build time by `rspress.config.ts`. */
export const siteSettings: Settings = __SITE_SETTINGS__;
