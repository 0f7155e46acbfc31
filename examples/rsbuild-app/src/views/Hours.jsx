import { shifts } from '../shifts.js';

const hoursOf = (person) =>
  shifts.filter((shift) => shift.person === person).reduce((sum, { from, to }) => sum + to - from, 0);

export default function Hours() {
  const people = [...new Set(shifts.map(({ person }) => person))].sort();
  return (
    <ul>
      {people.map((person) => (
        <li key={person}>{`${person}: ${hoursOf(person)} h`}</li>
      ))}
    </ul>
  );
}
