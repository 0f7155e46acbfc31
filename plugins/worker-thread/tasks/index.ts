export { checkPages } from './checkPages';
export { drawSocialPictures } from './drawSocialPictures';
export { parsePages } from './parsePages';
