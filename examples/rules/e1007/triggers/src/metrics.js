const start = performance.now();

window.addEventListener('load', () => console.log('load', performance.now() - start));

export const sinceStart = () => performance.now() - start;
