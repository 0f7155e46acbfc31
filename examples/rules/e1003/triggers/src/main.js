import { mix } from 'tone';

document.body.style.color = mix('#ff0000', '#0000ff');
