import { createContext } from 'react';

/** Language of the page. Most parts of a page know nothing else of it, and stay as they are on the next one. */
export const LangContext = createContext('');
