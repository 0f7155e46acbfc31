const round = require('lodash').round;

exports.withTax = (value) => round(value * 1.1, 2);
