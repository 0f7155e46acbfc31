import { mix } from 'tone';

document.title = mix('#00ff00', '#000000');
