import { pageBody } from '../../../../lib/dom/pageBody';

/** Shares of the way, and times in ms: those of nprogress. */
const START = 0.08;
const MOST = 0.994;
const STEP = 0.02;
const STEP_EVERY = 800;
const SPEED = 200;

/** The bar on its way; undefined while nothing is loaded. */
let shown: { readonly root: HTMLElement; readonly timer: number } | undefined;
let share = 0;

function moveTo(root: HTMLElement, next: number): void {
  share = next;
  const bar = root.firstElementChild as HTMLElement;
  bar.style.transition = `all ${SPEED}ms ease`;
  bar.style.transform = `translate3d(${(next - 1) * 100}%,0,0)`;
}

function draw(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'nprogress';
  const bar = root.appendChild(document.createElement('div'));
  bar.className = 'bar';
  bar.style.transform = 'translate3d(-100%,0,0)';
  pageBody().append(root);
  // Without a look at its size the browser would draw the bar where it goes to, at once.
  void bar.offsetWidth;
  return root;
}

/** The bar at the top of the page while the next page is loaded; what the host uses of nprogress, under its names. */
export const progressBar = {
  /** Nothing can be set. */
  configure(): void {
    return undefined;
  },
  /** Shows the bar, and moves it on from time to time. */
  start(): void {
    if (shown) return;
    const root = draw();
    moveTo(root, START);
    const timer = window.setInterval(
      () => moveTo(root, Math.min(MOST, share + Math.random() * STEP)),
      STEP_EVERY,
    );
    shown = { root, timer };
  },
  /** Leads the bar to its end and takes it away; nothing when it is not shown. */
  done(): void {
    if (!shown) return;
    const { root, timer } = shown;
    shown = undefined;
    clearInterval(timer);
    moveTo(root, 1);
    setTimeout(() => {
      root.style.transition = `opacity ${SPEED}ms linear`;
      root.style.opacity = '0';
      setTimeout(() => root.remove(), SPEED);
    }, SPEED);
  },
};
