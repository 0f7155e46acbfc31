import { useEffect, type RefObject } from 'react';

/**
 * Lets the keyboard scroll a box that is wider or higher than its room: only then the box takes focus and has a name.
 * @param ref the box that scrolls; what it holds stands in one element, whose size is watched
 * @param name what the box is, for screen readers
 * @param role a region, where groups inside the box mean something else
 */
export function useScrollFocus(
  ref: RefObject<HTMLElement | null>,
  name: string,
  role: 'group' | 'region' = 'group',
): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const attributes = { tabindex: '0', role, 'aria-label': name };
    const update = () => {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls) box.setAttribute(attribute, value);
        else box.removeAttribute(attribute);
      }
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [ref, name, role]);
}
