import * as tax from './legacy/tax.js';
