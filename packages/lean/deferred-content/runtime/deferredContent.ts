import { createElement, type ReactElement } from 'react';
import { DeferredContent } from './DeferredContent';
import type { PassageFact } from './PassageFact';

/**
 * What a page draws in place of its blocks.
 * @param passages the blocks, cut into passages
 */
export const deferredContent = (passages: readonly PassageFact[]): ReactElement =>
  createElement(DeferredContent, { passages });
