import path from 'node:path';
import { pageScripts } from '../../tools/bench/pageWeight';
import { OUT } from './site';

export const firstScripts = (html: string): string[] =>
  pageScripts(OUT, html).map((address) => path.join(OUT, address));
