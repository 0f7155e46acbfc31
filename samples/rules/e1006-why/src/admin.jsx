import * as tax from './legacy/tax.js';

document.title = String(tax.rate);
