import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { arrival, inWords } from './dates.js';
import './styles.css';

const ways = [
  { name: 'By bicycle', days: 1 },
  { name: 'By van', days: 3 },
  { name: 'By ship', days: 40 },
];

function Delivery() {
  const [ordered, setOrdered] = useState('2025-03-03');
  return (
    <main>
      <h1>Delivery dates</h1>
      <label>
        Ordered on <input type="date" value={ordered} onChange={(event) => setOrdered(event.target.value)} />
      </label>
      <ul>
        {ways.map(({ name, days }) => (
          <li key={name}>{`${name}: ${arrival(ordered, days)}, ${inWords(ordered, days)}`}</li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Delivery />);
