// `npm test` and `npm run test:full`: all specs and browser journeys of a tier. The last line is "N passed, N failed"; it
// names the programs without which tests were left out, and `REQUIRE_ALL_TESTS=on` then fails the run.
import { buildStale } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { runJest, runJourneys, runScript } from './run-suites.mjs';
import { problemsOfWrites, startSentWrites } from './sent-writes.mjs';
import { provideSystemTools } from './system-tools.mjs';
import { summaryOf } from './test-summary.mjs';

const FRONT_ENDS = [
  'storefront/component-testing',
  'storefront',
  'admin-shell',
  'admin-remotes/products',
  'admin-remotes/orders',
  'admin-remotes/portfolio',
  'admin-remotes/invoices',
  'admin-remotes/settings',
  'admin-remotes/media',
  'admin-remotes/accounts',
];

if (process.argv.includes('--full')) {
  process.env.TEST_TIER = 'full';
  process.env.TEST_SEED ??= String(Date.now() % 1_000_000);
  process.stdout.write(`TEST_SEED=${process.env.TEST_SEED} repeats the generated input of this run.\n`);
}
const leftOut = provideSystemTools();
process.env.TESTS_WITHOUT = leftOut.join(',');
await buildStale();
await startSentWrites();

/** The front ends have seconds of work in nine packages: one run of Jest loads itself and its workers once. */
async function runSpecs() {
  const backend = await runJest('backend');
  const frontEnds = await runJest('.', ['--maxWorkers=2', '--projects', ...FRONT_ENDS]);
  return [backend, frontEnds];
}

const countAsOneTest = (hasPassed) => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 });

/** The comparison with the baseline reads CPU times from /proc. */
async function runBench() {
  if (process.platform !== 'linux') return { passed: 0, failed: 0 };
  return countAsOneTest(await runScript('speed: CPU time against the baseline', 'backend/bench/smoke.mjs'));
}

/** Component tests and journeys click twice on what writes: a write that none of them sends could be sent twice. */
function checkWrites() {
  const problems = problemsOfWrites();
  process.stdout.write('\n== writes of screens: each is sent by a test\n');
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  return countAsOneTest(problems.length === 0);
}

async function runMutations() {
  if (process.env.TEST_TIER !== 'full') return { passed: 0, failed: 0 };
  return countAsOneTest(await runScript('mutations: the specs of the rules must notice them', 'backend/scripts/mutate.mjs'));
}

// One after the other: side by side, four processes share two cores, and browsers then wait longer than their limits.
const results = [
  ...(await runSpecs()),
  await runJourneys(await findChromium()),
  checkWrites(),
  await runBench(),
  await runMutations(),
];
const { line, code } = summaryOf(results, leftOut, process.env.REQUIRE_ALL_TESTS === 'on');
process.stdout.write(`\n${line}\n`);
process.exit(code);
