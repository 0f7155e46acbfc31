import './metrics.js';

document.title = 'Paint shop';
