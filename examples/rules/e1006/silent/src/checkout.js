import { withTax } from './tax.js';

export const total = (value) => Math.round(withTax(value));
