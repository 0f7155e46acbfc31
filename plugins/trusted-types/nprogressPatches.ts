import type { CodePatch } from '../shared/patchCode';

/** Turns the template of the progress bar into elements; the same ones as its text says, without the spinner's icon. */
const BAR = `['bar','spinner'].forEach(function(role){var part=document.createElement('div');part.className=role;part.setAttribute('role',role);if(role==='bar')part.appendChild(document.createElement('div')).className='peg';progress.appendChild(part)})`;

/** What makes an element from text in the code that pages run; Trusted Types forbid it. */
export const NPROGRESS_PATCHES: readonly CodePatch[] = [
  {
    why: 'the progress bar is made from its template as text',
    find: 'progress.innerHTML = Settings.template;',
    replace: `${BAR};`,
  },
];
