import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const text = readFileSync(process.argv[2], 'utf8');
console.log(JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString()));
