import { getCustomMDXComponent as hostParts } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { ScrollTable } from '../../components/ui/ScrollTable';
import { Heading, type HeadingProps } from './Heading';

const heading = (level: HeadingProps['level']) =>
  function PageHeading(props: ComponentProps<'h2'>) {
    return <Heading {...props} level={level} />;
  };

const PARTS = {
  ...hostParts(),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  table: ScrollTable,
};

/** The elements that Markdown is drawn with: the host's, with our headings and tables. */
export function getCustomMDXComponent() {
  return PARTS;
}
