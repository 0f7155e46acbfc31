import { Children, isValidElement, useMemo, type ReactNode } from 'react';
import type { HeadInput } from './types';
import { useHead } from './useHead';

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
