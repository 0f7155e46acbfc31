import { sinceStart } from './metrics.js';

document.title = `Paint shop after ${sinceStart()} ms`;
