export const shifts = [
  { day: '2025-03-03', person: 'Aoki', from: 6, to: 14 },
  { day: '2025-03-03', person: 'Brandt', from: 14, to: 22 },
  { day: '2025-03-04', person: 'Chen', from: 6, to: 14 },
  { day: '2025-03-05', person: 'Aoki', from: 14, to: 22 },
  { day: '2025-03-07', person: 'Brandt', from: 6, to: 14 },
];
