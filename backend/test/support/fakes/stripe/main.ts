// The double as a process of its own, for tests that kill everything around it:
//   node --import ./backend/test/support/typescript-register.mjs backend/test/support/fakes/stripe/main.ts
// PORT (default: a free one) and SEED come from the environment; the address is its first line and a message to its parent.
import { FakeStripe } from './fake-stripe.js';

const number = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

const double = await FakeStripe.start(number('SEED', 1), number('PORT', 0));
process.stdout.write(`${double.origin}\n`);
process.send?.({ port: Number(new URL(double.origin).port) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    double.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
        process.exit(1);
      },
    );
  });
}
