import 'reflect-metadata';
import { UpdateOrder } from '#modules/orders/index.js';
import { BookLines } from '#modules/payment-matching/lines/book-lines.js';
import { BookPaymentFile } from '#modules/payment-matching/files/book-payment-file.js';
import { ImportPaymentFile } from '#modules/payment-matching/files/import-payment-file.js';
import { startApi } from '#src/start-api.js';
import { startProcess } from '#src/start-process.js';

type Method = (...given: unknown[]) => Promise<unknown>;

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** Kills the API when the `nth` call of a method has done its work. */
function dieAfter(nth: number, prototype: object, name: string): void {
  const method = Reflect.get(prototype, name) as Method;
  let calls = 0;
  Reflect.set(prototype, name, async function thenDie(this: unknown, ...given: unknown[]) {
    const result = await method.apply(this, given);
    calls += 1;
    return calls === nth ? die() : result;
  });
}

const MOMENTS: Readonly<Record<string, () => void>> = {
  'before the first booking': () => Reflect.set(BookPaymentFile.prototype, 'execute', die),
  'in the second booking': () => dieAfter(2, BookLines.prototype, 'execute'),
  'after the second booking': () => dieAfter(2, UpdateOrder.prototype, 'markPaid'),
  'before the answer': () => dieAfter(1, ImportPaymentFile.prototype, 'execute'),
};

/** No front ends. */
const NONE = { storefront: '', adminShell: '', adminRemotes: '' };

MOMENTS[process.env['KILLED'] ?? '']?.();
await startProcess(() => startApi(NONE));
