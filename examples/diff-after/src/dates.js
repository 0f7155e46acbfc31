import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(localizedFormat);
dayjs.extend(relativeTime);

export const arrival = (ordered, days) => dayjs(ordered).add(days, 'day').format('LL');

export const inWords = (ordered, days) => dayjs(ordered).add(days, 'day').from(dayjs(ordered));
