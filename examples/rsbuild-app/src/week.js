import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';

dayjs.extend(isoWeek);

export const weekOf = (day) => {
  const first = dayjs(day).isoWeekday(1);
  return Array.from({ length: 7 }, (_, offset) => first.add(offset, 'day'));
};
