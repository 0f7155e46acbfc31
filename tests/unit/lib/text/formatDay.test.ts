import { afterEach, expect, test } from 'vitest';
import { formatDay } from '../../../../lib/text/formatDay';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'S2-26 the day is that of UTC, also in %s',
  (other) => {
    process.env.TZ = other;
    for (const moment of ['2026-11-19T00:10:00.000Z', '2026-11-19T23:50:00.000Z']) {
      expect(formatDay(moment, 'en')).toEqual({ text: 'November 19, 2026', iso: moment });
      expect(formatDay(moment, 'zh')).toEqual({ text: '2026年11月19日', iso: moment });
    }
  },
);

test('S2-26 a text of the host stays what it is', () => {
  expect(formatDay('11/19/2026, 9:30:00 AM', 'en')).toEqual({ text: '11/19/2026, 9:30:00 AM' });
});

test.each(['en', 'zh'])('S2-26 every day reads as the platform writes it: %s', (lang) => {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 366; day += 1) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day, 23, 59)).toISOString();
    expect(formatDay(moment, lang).text).toBe(format.format(new Date(moment)));
  }
});
