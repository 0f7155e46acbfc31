const mix = require('./tone.js').mix;

document.body.style.color = mix('#ff0000', '#0000ff');
