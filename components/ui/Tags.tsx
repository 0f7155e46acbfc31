import { normalizeImagePath } from '@rspress/core/runtime';
import Badge, { type BadgeTone } from '../badge/Badge';
import { tagWords } from './tagWords';

/** Words with a tone of their own, as the host has them; the names of the tones are among them. */
const TONES: Readonly<Record<string, BadgeTone>> = {
  new: 'tip',
  tip: 'tip',
  experimental: 'warning',
  warning: 'warning',
  deprecated: 'danger',
  danger: 'danger',
};

/** A picture, or one badge for each word. */
export function Tags({ tag }: { readonly tag: string }) {
  const words = tagWords(tag);
  if (!words) return <img src={normalizeImagePath(tag.trim())} alt="" />;
  return words.map((word) => (
    <Badge key={word} tone={TONES[word] ?? 'info'}>
      {word}
    </Badge>
  ));
}
