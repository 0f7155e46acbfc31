const path = require('node:path');

module.exports = {
  module: {
    rules: [{ test: /\.jsx?$/, include: [path.join(__dirname, 'src')], use: 'babel-loader' }],
  },
};
