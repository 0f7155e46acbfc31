// The package's other build writes a <style> element, which the policy of the pages forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import { useEffect } from 'react';
import { pageBody } from '../../lib/browser';
import { useT } from '../../lib/words';
import { SHOT_DENSITY } from '../../site/shotImages';
import { ZOOM_WORDS } from '../../site/words/late';
import './zoom.css';

/** medium-zoom's classes for a picture, and for its enlarged copy. */
const ZOOMABLE = 'img.medium-zoom-image:not(.medium-zoom-image--opened)';
const COPY = 'img.medium-zoom-image--opened';

/** How much wider than the window a picture is that is panned. */
const GROWTH = 2.2;

/** Px around an enlarged picture, for its caption and the button that closes it. */
const MARGIN = 56;

/** Whether a picture that fills the window has barely grown: it is then shown larger, and panned. */
const isSmall = (): boolean => window.matchMedia('(width < 700px)').matches;

/** Turns the pictures that medium-zoom has taken over into buttons; those inside a link stay the link's. */
function equipPictures(name: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
    if (image.closest('a, [inert]')) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `${name}${image.alt}`);
  }
}

/** Focus stays on the picture while its copy is shown, so there is nothing to give back. */
function expand(picture: HTMLImageElement): void {
  picture.setAttribute('aria-expanded', 'true');
  picture.focus({ preventScroll: true });
  // medium-zoom makes its copy right after this event; the copy is for the eye alone.
  queueMicrotask(() => {
    for (const copy of document.querySelectorAll(COPY)) {
      copy.setAttribute('aria-hidden', 'true');
      copy.removeAttribute('tabindex');
    }
  });
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLImageElement) || !target.matches(`${ZOOMABLE}[role='button']`)) return;
  const isPress = key === 'Enter' || key === ' ';
  if (isPress) event.preventDefault();
  if (isPress || (key === 'Tab' && target.hasAttribute('aria-expanded'))) target.click();
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The picture once more, so large that it must be panned, with what lies over it. */
function panned(picture: HTMLImageElement, marks: readonly Element[]): HTMLElement {
  const scroller = element('div', 'zoom-pan');
  const stage = element('div', 'zoom-stage');
  const image = element('img', 'zoom-picture');
  image.src = picture.currentSrc;
  const { naturalWidth } = picture;
  const width = Math.min(naturalWidth, Math.max(naturalWidth / SHOT_DENSITY, window.innerWidth * GROWTH));
  stage.style.width = `${width}px`;
  stage.append(image, ...marks);
  scroller.append(stage);
  return scroller;
}

/** What lies over the copy that medium-zoom has made, at its place. */
function overCopy(marks: readonly Element[]): HTMLElement {
  const stage = element('div', 'zoom-stage zoom-over');
  const box = document.querySelector(COPY)?.getBoundingClientRect();
  if (box) {
    Object.assign(stage.style, {
      top: `${box.top}px`,
      left: `${box.left}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  }
  stage.append(...marks);
  return stage;
}

// For the eye and the pointer: keys and screen readers stay with the picture itself.
function addLayer(picture: HTMLImageElement, close: string): HTMLElement {
  const figure = picture.closest('figure');
  const marks = [...(figure?.querySelectorAll('[data-marks]') ?? [])].map(
    (each) => each.cloneNode(true) as Element,
  );
  const layer = element('div', 'zoom-layer');
  layer.setAttribute('aria-hidden', 'true');
  const bar = element('div', 'zoom-bar');
  const caption = figure?.querySelector('[data-caption]')?.textContent ?? picture.alt;
  const button = element('button', 'zoom-close', close);
  button.type = 'button';
  button.tabIndex = -1;
  // It takes no focus: the picture keeps it.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  bar.append(element('p', 'zoom-caption', caption), button);
  layer.append(isSmall() ? panned(picture, marks) : overCopy(marks), bar);
  layer.addEventListener('click', () => picture.click());
  pageBody().append(layer);
  return layer;
}

/** Makes enlarged pictures usable by keyboard, with boxes, caption and a button; returns what ends it. */
function wirePictures(name: string, close: string): () => void {
  let layer: HTMLElement | undefined;
  const left = new AbortController();
  const { signal } = left;
  const listen = (type: string, act: (picture: HTMLImageElement) => void) => {
    const onEvent = ({ target }: Event) => target instanceof HTMLImageElement && act(target);
    document.addEventListener(`medium-zoom:${type}`, onEvent, { capture: true, signal });
  };
  listen('open', expand);
  listen('opened', (picture) => (layer = addLayer(picture, close)));
  listen('close', (picture) => {
    picture.removeAttribute('aria-expanded');
    layer?.remove();
  });
  document.addEventListener('keydown', onKeyDown, { signal });
  const observer = new MutationObserver(() => equipPictures(name));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  equipPictures(name);
  return () => {
    observer.disconnect();
    left.abort();
    layer?.remove();
  };
}

/**
 * Enlarges pictures by pointer and keyboard, with boxes and captions; medium-zoom itself closes them on Escape, at a click and
 * after 40 px of scrolling. `page` is the path of their page.
 */
export function Zoom({ pictures, page }: { readonly pictures: string; readonly page: string }) {
  const t = useT();
  const name = t(ZOOM_WORDS.zoomImage);
  const close = t(ZOOM_WORDS.zoomClose);
  useEffect(() => {
    const zoom = mediumZoom(document.querySelectorAll(pictures), {
      background: 'var(--site-surface)',
      margin: isSmall() ? 0 : MARGIN,
    });
    return () => {
      zoom.detach();
      void zoom.close();
    };
  }, [page, pictures]);
  useEffect(() => wirePictures(name, close), [name, close]);
  return null;
}
