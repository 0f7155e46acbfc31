export { editDistance } from './fuzzy';
