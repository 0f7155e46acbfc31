import { allowedPackages } from './allowedPackages.js';
import { fileNamedAsExport } from './fileNamedAsExport.js';
import { noBareText } from './noBareText.js';
import { noDrawerNames } from './noDrawerNames.js';

/** The rules of this house that no published plugin has, one file each; in configurations they begin with `house/`. */
export const housePlugin = {
  meta: { name: 'house' },
  rules: {
    'allowed-packages': allowedPackages,
    'file-named-as-export': fileNamedAsExport,
    'no-bare-text': noBareText,
    'no-drawer-names': noDrawerNames,
  },
};
