import { lazy, Suspense, useState } from 'react';
import { shifts } from '../shifts.js';
import { weekOf } from '../week.js';

const Hours = lazy(() => import('./Hours.jsx'));

export function Calendar() {
  const [hours, setHours] = useState(false);
  const days = weekOf(shifts[0].day);

  return (
    <main>
      <h1>{`Week ${days[0].isoWeek()}`}</h1>
      <ol className="week">
        {days.map((day) => (
          <li key={day.format('YYYY-MM-DD')}>
            <h2>{day.format('ddd D MMM')}</h2>
            {shifts
              .filter((shift) => day.isSame(shift.day, 'day'))
              .map((shift) => (
                <p key={shift.person}>{`${shift.from}–${shift.to} ${shift.person}`}</p>
              ))}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => setHours(true)}>
        Hours of each person
      </button>
      {hours && (
        <Suspense fallback="Loading">
          <Hours />
        </Suspense>
      )}
    </main>
  );
}
