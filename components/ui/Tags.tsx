import { normalizeImagePath } from '@rspress/core/runtime';
import Badge, { type BadgeTone } from '../badge/Badge';

const PICTURE = /^(?:data:|(?:https?:)?\/\/|\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#].*)?$)/i;

/** The words of a tag, separated by commas; undefined for the address of a picture. */
const tagWords = (tag: string): readonly string[] | undefined =>
  PICTURE.test(tag.trim())
    ? undefined
    : tag
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);

const TONES: Readonly<Record<string, BadgeTone>> = {
  new: 'tip',
  tip: 'tip',
  experimental: 'warning',
  warning: 'warning',
  deprecated: 'danger',
  danger: 'danger',
};

export function Tags({ tag }: { readonly tag: string }) {
  const words = tagWords(tag);
  if (!words) return <img src={normalizeImagePath(tag.trim())} alt="" />;
  return words.map((word) => (
    <Badge key={word} tone={TONES[word] ?? 'info'}>
      {word}
    </Badge>
  ));
}
