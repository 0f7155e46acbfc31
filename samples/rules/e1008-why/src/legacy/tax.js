const { round } = require('lodash');

exports.withTax = (value) => round(value * 1.1, 2);
