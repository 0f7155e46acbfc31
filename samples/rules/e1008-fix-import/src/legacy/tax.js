import round from 'lodash/round';

export const withTax = (value) => round(value * 1.1, 2);
