import { shade } from 'shade';

document.body.style.color = shade(document.body.dataset);
