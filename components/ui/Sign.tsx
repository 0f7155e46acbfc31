import { SvgWrapper } from '@rspress/core/theme-original';
import { memo, type ComponentProps } from 'react';

/** One of the host's signs; not drawn again when what stands around it is. */
export const Sign = memo(function Sign({ icon, ...rest }: ComponentProps<typeof SvgWrapper>) {
  // The host's own are plain functions. Called at once, each is two parts less for React to make and to take away.
  return typeof icon === 'function' ? icon(rest) : <SvgWrapper icon={icon} {...rest} />;
});
