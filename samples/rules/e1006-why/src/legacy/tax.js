exports.rate = 0.1;
exports.withTax = (value) => value * (1 + exports.rate);
