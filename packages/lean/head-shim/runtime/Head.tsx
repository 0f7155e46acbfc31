import { Children, isValidElement, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { headStore } from './headStore';
import type { HeadInput } from './types';

/** No-op: the shim has a single global head. */
export const createHead = (): null => null;

/** Stands where the host provides its head. */
export function UnheadProvider({ children }: { readonly children: ReactNode }) {
  return children;
}

/**
 * Puts elements into the head of the document for as long as the part is shown.
 * @param input what the part wants; may be another object each time
 */
export function useHead(input: HeadInput): void {
  const part = useRef<object>({});
  useEffect(() => headStore.set(part.current, input), [input]);
  useEffect(() => {
    const { current } = part;
    return () => headStore.delete(current);
  }, []);
}

/** Puts the elements of a page's frontmatter into the head: `children` are React elements, drawn nowhere else. */
export function Head({ children }: { readonly children?: ReactNode }) {
  const input = useMemo(() => {
    const wishes: Record<string, unknown[]> = {};
    Children.forEach(children, (child) => {
      if (isValidElement(child)) (wishes[String(child.type)] ??= []).push(child.props);
    });
    return wishes as HeadInput;
  }, [children]);
  useHead(input);
  return null;
}
