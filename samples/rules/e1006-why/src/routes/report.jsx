import { withTax } from '../legacy/tax.js';

export default function Report() {
  return withTax(100);
}
