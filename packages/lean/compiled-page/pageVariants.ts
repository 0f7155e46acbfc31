import { deferContent } from '../deferred-content/deferContent';
import { namedError } from '../host/guardAssets';
import { makePageLean } from '../lean-chunks/makePageLean';
import { makeTextNative } from '../native-text/makeTextNative';
import { editPage, type CompiledPage, type EditPage } from './editPage';

/** What each technique changes in compiled pages. */
const EDITS = {
  deferredContent: deferContent,
  leanChunks: makePageLean,
  nativeText: makeTextNative,
} satisfies Record<string, (page: CompiledPage, options: never) => void>;

type Edits = typeof EDITS;

/** A change of a page: the technique that makes it, and what it is told. */
export type NamedEdit = {
  [By in keyof Edits]: { readonly by: By; readonly options: Parameters<Edits[By]>[1] };
}[keyof Edits];

/** A compiled page, and what is made of it. */
export interface PageVariants {
  readonly code: string;
  /** The page, for errors. */
  readonly file: string;
  /** For each variant, its changes. */
  readonly variants: readonly (readonly NamedEdit[])[];
}

/**
 * Makes all variants of a compiled page.
 * @returns the variants, in their order
 * @throws Error that names the page, and the technique whose change failed
 */
export function pageVariants({ code, file, variants }: PageVariants): string[] {
  const change =
    ({ by, options }: NamedEdit): EditPage =>
    (page) => {
      try {
        EDITS[by](page, options as never);
      } catch (error) {
        throw namedError(by, error);
      }
    };
  try {
    return editPage(
      code,
      variants.map((edits) => edits.map(change)),
    );
  } catch (error) {
    throw namedError(file, error);
  }
}
