import { rate } from './tax.js';

document.title = String(rate);
