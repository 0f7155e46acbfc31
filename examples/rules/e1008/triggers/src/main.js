const { mix } = require('./tone.js');

document.body.style.color = mix('#ff0000', '#0000ff');
