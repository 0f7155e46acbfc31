import config from './rspress.config.mjs';

/** The host as it comes, and Markdown exports of all pages beside it. */
export default { ...config, llms: true };
