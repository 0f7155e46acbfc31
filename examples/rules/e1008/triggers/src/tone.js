exports.mix = (one, other) => (one > other ? one : other);
exports.shades = (color) => [color, `${color}cc`, `${color}88`, `${color}44`];
