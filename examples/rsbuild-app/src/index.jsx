import { createRoot } from 'react-dom/client';
import { Calendar } from './views/Calendar.jsx';
import './measure.js';
import './styles.css';

createRoot(document.getElementById('root')).render(<Calendar />);
