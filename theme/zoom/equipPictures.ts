/** The classes that medium-zoom gives a picture, and its enlarged copy. */
const ZOOMABLE = 'img.medium-zoom-image:not(.medium-zoom-image--opened)';
const COPY = 'img.medium-zoom-image--opened';

/**
 * Turns the pictures that medium-zoom has taken over into buttons: a name, a place in the order of Tab, Enter and Space.
 * Focus stays on the picture while its copy is shown, so there is nothing to give back; Tab closes and goes on. Pictures
 * inside a link stay the link's.
 * @param page the document
 * @param name in front of the picture's description
 * @returns function that ends it
 */
export function equipPictures(page: Document, name: string): () => void {
  const equip = () => {
    for (const image of page.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
      if (image.closest('a, [inert]')) continue;
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', `${name}${image.alt}`);
    }
  };
  const onOpen = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.setAttribute('aria-expanded', 'true');
    target.focus({ preventScroll: true });
    // medium-zoom makes its copy right after this event; the copy is for the eye alone.
    queueMicrotask(() => {
      for (const copy of page.querySelectorAll(COPY)) {
        copy.setAttribute('aria-hidden', 'true');
        copy.removeAttribute('tabindex');
      }
    });
  };
  const onClose = ({ target }: Event) => {
    if (target instanceof Element) target.removeAttribute('aria-expanded');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLImageElement) || !target.matches(`${ZOOMABLE}[role='button']`)) return;
    const isOpen = target.hasAttribute('aria-expanded');
    if (key === 'Enter' || key === ' ') event.preventDefault();
    if (key === 'Enter' || key === ' ' || (key === 'Tab' && isOpen)) target.click();
  };
  const observer = new MutationObserver(equip);
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  equip();
  page.addEventListener('medium-zoom:open', onOpen, true);
  page.addEventListener('medium-zoom:close', onClose, true);
  page.addEventListener('keydown', onKeyDown);
  return () => {
    observer.disconnect();
    page.removeEventListener('medium-zoom:open', onOpen, true);
    page.removeEventListener('medium-zoom:close', onClose, true);
    page.removeEventListener('keydown', onKeyDown);
  };
}
