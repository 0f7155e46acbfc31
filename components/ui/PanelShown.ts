import { createContext } from 'react';

/** Whether the panel of tabs around a part, and every panel around that, is the selected one; true where there are no tabs. */
export const PanelShown = createContext(true);
