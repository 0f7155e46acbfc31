Object.defineProperty(exports, '__esModule', { value: true });
exports.rate = 0.1;
