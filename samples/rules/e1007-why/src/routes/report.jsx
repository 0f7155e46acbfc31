import '../shared/metrics.js';
import { x } from 'side-pkg';

export default function Report() {
  return null;
}
