import { appendFileSync } from 'node:fs';

/** Set by `npm test`, which compares the file with what screens can send. */
const file = process.env['SENT_WRITES'];

/** Notes a request that a screen has sent, if it writes. */
export function noteWrite(method: string, address: string): void {
  if (file === undefined || method === 'GET' || method === 'HEAD') return;
  appendFileSync(file, `${method} ${new URL(address, 'http://shop').pathname}\n`);
}
