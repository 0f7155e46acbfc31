import { onIdle } from '../../../lib/browser';

/**
 * Stands in the place of `nprogress`, which is loaded when the browser is idle: readers see the bar only when the next page
 * takes long.
 */

/** What Rspress and the site use of nprogress. */
export interface ProgressBar {
  readonly configure: (options: object) => void;
  readonly start: () => void;
  readonly done: () => void;
}

const settings = {};
let isWanted = false;
let isLoading = false;
let loaded: ProgressBar | undefined;

/** Without its script there is no bar; the next page comes all the same, and the next start tries again. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const { wholeBar } = await import('./wholeBar');
    wholeBar.configure(settings);
    loaded = wholeBar;
    if (isWanted) wholeBar.start();
  } catch {
    isLoading = false;
  }
}

/** nprogress, which is loaded when the browser is idle, or when it is wanted before that. */
const lateProgress: ProgressBar = {
  configure(options) {
    Object.assign(settings, options);
    if (loaded) loaded.configure(options);
    else onIdle(() => void load());
  },
  start() {
    isWanted = true;
    if (loaded) loaded.start();
    else void load();
  },
  done() {
    isWanted = false;
    loaded?.done();
  },
};

export default lateProgress;
