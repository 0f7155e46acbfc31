import type { ComponentType } from 'react';
import { TEXT_OF_PAGE } from '../../site/mainId';
import { PartBoundary } from './PartBoundary';

/**
 * Keeps a fault of what authors write in a page from taking the text around it.
 * @param Widget the component, which draws one element or text
 * @returns the same component; when it throws, its HTML stays in its place
 */
export function guarded<Props extends object>(Widget: ComponentType<Props>) {
  return function Guarded(props: Props) {
    return (
      <PartBoundary keep={TEXT_OF_PAGE}>
        <Widget {...props} />
      </PartBoundary>
    );
  };
}
