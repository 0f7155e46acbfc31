export { pageVariants } from '../../../packages/lean/compiled-page/pageVariants';
export { checkPages } from './checkPages';
export { drawSocialPictures } from './drawSocialPictures';
export { parsePages } from './parsePages';
