import moment from 'moment';

export const arrival = (ordered, days) => moment(ordered).add(days, 'days').format('LL');

export const inWords = (ordered, days) => moment(ordered).add(days, 'days').from(moment(ordered));
