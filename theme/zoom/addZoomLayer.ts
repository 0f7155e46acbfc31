import { pageBody } from '../../lib/browser';
import { SHOT_DENSITY } from '../../site/shotImages';
import { isSmall } from './isSmall';

const GROWTH = 2.2;
const COPY = 'img.medium-zoom-image--opened';

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

/**
 * Lays over an enlarged picture what it had in the page, its numbered boxes and its caption, and a button that closes it.
 * The layer is for the eye and the pointer: keys and screen readers stay with the picture itself (`equipPictures`).
 * @param picture the picture in the page
 * @param close what the button says
 * @returns function that takes the layer away
 */
export function addZoomLayer(picture: HTMLImageElement, close: string): () => void {
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
  return () => layer.remove();
}
