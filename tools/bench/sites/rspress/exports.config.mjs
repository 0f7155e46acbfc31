import config from './rspress.config.mjs';

export default { ...config, llms: true };
