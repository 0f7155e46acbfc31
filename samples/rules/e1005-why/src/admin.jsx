import tax from './legacy/tax.js';
