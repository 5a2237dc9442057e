// Runs the fake as a separate process, for tests that kill the processes of the shop:
//   node --import ./backend/test/support/typescript/register.mjs backend/test/support/fakes/stripe/main.ts
// PORT (default: a free one) and SEED come from the environment. It prints its address and sends the port to its parent.
import { FakeStripe } from './fake-stripe.js';

const number = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

const stripe = await FakeStripe.start(number('SEED', 1), number('PORT', 0));
process.stdout.write(`${stripe.origin}\n`);
process.send?.({ port: Number(new URL(stripe.origin).port) });

// 'disconnect': a parent that was killed sends no signal.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(end, () => {
    stripe.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : 'unknown'}\n`);
        process.exit(1);
      },
    );
  });
}
