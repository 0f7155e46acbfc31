// Nothing of its own where every language is full: pages with a picture are at their limit. While one is being translated,
// `plugins/authoring/partial-languages` puts `useOriginalLang` in its place.
export { useLang as useShotLang } from '@rspress/core/runtime';
