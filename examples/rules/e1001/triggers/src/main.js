import { contrast } from 'palette';
import { mix } from 'tone';

document.body.style.color = contrast(mix('#ff0000', '#0000ff'));
