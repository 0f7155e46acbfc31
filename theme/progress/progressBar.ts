import nprogress from 'nprogress';
import { PROGRESS_BAR_POLICY } from '../../site/contentPolicy';

/** TypeScript does not know them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: () => string }): { createHTML(text: string): string };
}

/** The bar and nothing else: the package's own template has roles that do not exist, and a spinner. */
const TEMPLATE = '<div class="bar"></div>';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// The policy of the pages refuses elements that are made from text, as nprogress makes its own. This text is always the
// same, whatever is handed in.
const policy = trustedTypes?.createPolicy(PROGRESS_BAR_POLICY, { createHTML: () => TEMPLATE });

// The bar that the host's links show; its look is `progress.css`, its numbers are the package's.
nprogress.configure({ barSelector: '.bar', template: policy?.createHTML('') ?? TEMPLATE });
