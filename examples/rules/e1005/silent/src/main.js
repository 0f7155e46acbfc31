import * as legacy from './legacy.js';

document.title = String(legacy.rate);
