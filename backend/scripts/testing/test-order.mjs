// `npm run test:order`: the backend's specs in three drawn orders, then each file in a process of its own. No spec may need what another
// one left. Prints the seeds; `TEST_ORDER=<seed> npx jest` repeats an order.
import { randomInt } from 'node:crypto';
import { buildStale } from '../build-stale.mjs';
import { runJest } from '../run-suites.mjs';
import { summaryOf } from './test-summary.mjs';
import { provideSystemTools } from '../system-tools.mjs';

const ORDERS = 3;
const leftOut = provideSystemTools();
process.env.TESTS_WITHOUT = leftOut.join(',');
await buildStale();
const results = [];
for (let order = 0; order < ORDERS; order += 1) {
  process.env.TEST_ORDER = String(randomInt(1_000_000));
  process.stdout.write(`TEST_ORDER=${process.env.TEST_ORDER}\n`);
  results.push(await runJest('backend'));
}
// Jest starts a worker anew that has more memory than this when a file has ended.
results.push(await runJest('backend', ['--workerIdleMemoryLimit=1']));
const { line, code } = summaryOf(results, leftOut, false);
process.stdout.write(`\n${line}\n`);
process.exit(code);
