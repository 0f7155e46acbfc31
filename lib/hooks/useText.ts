export { useT as useText } from './useT';
