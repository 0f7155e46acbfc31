import type { Found, Target } from './types';

/**
 * Runs on the page, as source: finds a visible part by role and name and brings it into view. It must name nothing
 * outside itself.
 * @returns the first one, the uncovered ones before the covered; nothing when there is none
 */
export function findOnPage({ role, name, inside }: Target): Found | null {
  const OWN: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href], [role=link]',
    heading: 'h1, h2, h3, [role=heading]',
    tab: '[role=tab]',
    switch: '[role=switch]',
    option: '[role=option]',
    combobox: '[role=combobox]',
    dialog: 'dialog, [role=dialog]',
    image: 'img, [role=img]',
    status: '[role=status]',
  };
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const texts = labels.map((id) => document.getElementById(id)?.textContent ?? '');
    return (
      texts.join(' ') ||
      element.getAttribute('aria-label') ||
      element.getAttribute('alt') ||
      element.textContent ||
      ''
    )
      .replace(/\s+/g, ' ')
      .trim();
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const pattern = new RegExp(name);
  const around = inside === undefined ? undefined : new RegExp(inside);
  const isInside = (element: Element): boolean => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (each.matches('[aria-label], [aria-labelledby]') && around?.test(nameOf(each))) return true;
    }
    return around === undefined;
  };
  const found = [...document.querySelectorAll(OWN[role] ?? `[role=${role}]`)].filter(
    (element) => isShown(element) && pattern.test(nameOf(element)) && isInside(element),
  );
  const describe = (element: Element): Found => {
    const { top, bottom } = element.getBoundingClientRect();
    // The bar at the top covers what lies there.
    if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    const isFree = hit !== null && (element.contains(hit) || hit.contains(element));
    return {
      name: nameOf(element),
      checked: element.getAttribute('aria-checked') === 'true',
      selected: element.getAttribute('aria-selected') === 'true',
      ...(isFree && { point }),
    };
  };
  let covered: Found | null = null;
  for (const element of found) {
    const described = describe(element);
    if (described.point) return described;
    covered ??= described;
  }
  return covered;
}
