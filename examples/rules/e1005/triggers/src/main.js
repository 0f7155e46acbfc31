import legacy from './legacy.js';

document.title = String(legacy.rate);
