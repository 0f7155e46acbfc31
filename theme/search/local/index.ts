export { localEngine } from './client';
export { startWorkerEarly } from './startWorker';
