// `npm test` and `npm run test:full`: all specs and browser journeys of a tier; `npm test -- --since REF`: those that see what changed
// since a commit. The last line is "N passed, N failed"; it names the programs without which tests were left out, and
// `REQUIRE_ALL_TESTS=on` then fails the run.
import { parseArgs } from 'node:util';
import { buildStale } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';
import { runNx } from './nx.mjs';
import { runJest, runJourneys, runScript } from './run-suites.mjs';
import { problemsOfWrites, startSentWrites } from './sent-writes.mjs';
import { ALL_SUITES, suitesOf } from './testing/suites-since.mjs';
import { provideSystemTools } from './system-tools.mjs';
import { summaryOf } from './testing/test-summary.mjs';

const { full, since } = parseArgs({ options: { full: { type: 'boolean' }, since: { type: 'string' } } }).values;
const suites = since === undefined ? ALL_SUITES : suitesOf(projectsSince(since));
const isWhole = suites.backend && suites.frontEnds.length === ALL_SUITES.frontEnds.length;
if (!suites.backend && suites.frontEnds.length === 0 && suites.journeys.length === 0) {
  process.stdout.write(`No test sees what changed since ${since}.\n0 passed, 0 failed\n`);
  process.exit(0);
}

if (full) {
  process.env.TEST_TIER = 'full';
  process.env.TEST_SEED ??= String(Date.now() % 1_000_000);
  process.stdout.write(`TEST_SEED=${process.env.TEST_SEED} repeats the generated input of this run.\n`);
}
const leftOut = provideSystemTools();
process.env.TESTS_WITHOUT = leftOut.join(',');
await buildStale();
await startSentWrites();

/** The projects of Nx that a change since `ref` reaches. */
function projectsSince(ref) {
  const { succeeded, output } = runNx(['show', 'projects', '--affected', `--base=${ref}`]);
  if (!succeeded) throw new Error(`Nx does not know what changed since ${ref}:\n${output}`);
  return output.split('\n').filter((line) => line.startsWith('@shop/'));
}

/** The front ends have seconds of work in nine packages: one run of Jest loads itself and its workers once. */
async function runSpecs() {
  const results = [];
  if (suites.backend) results.push(await runJest('backend'));
  if (suites.frontEnds.length > 0) results.push(await runJest('.', ['--maxWorkers=2', '--projects', ...suites.frontEnds]));
  return results;
}

const NOTHING = { passed: 0, failed: 0 };

async function playJourneys() {
  if (suites.journeys.length === 0) return NOTHING;
  return runJourneys(await findChromium(), suites.journeys.length === ALL_SUITES.journeys.length ? [] : suites.journeys);
}

const countAsOneTest = (hasPassed) => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 });

/** The comparison with the baseline reads CPU times from /proc. */
async function runBench() {
  if (process.platform !== 'linux' || !suites.backend) return NOTHING;
  return countAsOneTest(await runScript('speed: CPU time against the baseline', 'backend/bench/smoke.mjs'));
}

/** Component tests and journeys click twice on what writes: a write that none of them sends could be sent twice. */
function checkWrites() {
  if (!isWhole) return NOTHING;
  const problems = problemsOfWrites();
  process.stdout.write('\n== writes of screens: each is sent by a test\n');
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  return countAsOneTest(problems.length === 0);
}

async function runMutations() {
  if (process.env.TEST_TIER !== 'full') return NOTHING;
  return countAsOneTest(await runScript('mutations: the specs of the rules must notice them', 'backend/scripts/mutate.mjs'));
}

// One after the other: side by side, four processes share two cores, and browsers then wait longer than their limits.
const results = [...(await runSpecs()), await playJourneys(), checkWrites(), await runBench(), await runMutations()];
// The full tier keeps the table of minutes in docs/testing.md.
if (full) await runScript('where the minutes went', 'backend/scripts/test-minutes.mjs');
const { line, code } = summaryOf(results, leftOut, process.env.REQUIRE_ALL_TESTS === 'on');
process.stdout.write(`\n${line}\n`);
process.exit(code);
