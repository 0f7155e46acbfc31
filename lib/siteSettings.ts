import type { PageSettings } from '../site/settings';

declare const __SITE_SETTINGS__: PageSettings;

/** Settings of this deployment, put into the bundle at build time by `rspress.config.ts`. */
export const siteSettings: PageSettings = __SITE_SETTINGS__;
