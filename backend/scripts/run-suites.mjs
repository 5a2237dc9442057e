import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Specs `require` the built ES modules, which Node 20 calls experimental. */
const NODE_OPTIONS = ['--disable-warning=ExperimentalWarning'];
/** More failures than these are a fault, not a loaded machine. */
const MAX_RETRIED_JOURNEYS = 3;
/** The reports of the last run, which test-minutes.mjs reads. */
export const REPORTS = join(root, '.cache/test-reports');

function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The path of a report that the run is going to write; an older one is removed. */
async function newReport(name) {
  const report = join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  return report;
}

/** Runs the Jest specs of a package, or of `--projects` in the folder of all. A run without a report counts as one failure. */
export async function runJest(folder, extra = []) {
  const name = folder === '.' ? 'front-ends' : folder;
  const report = await newReport(name);
  process.stdout.write(`\n== ${name}: jest\n`);
  const args = [...NODE_OPTIONS, require.resolve('jest/bin/jest'), '--ci', '--json', `--outputFile=${report}`, ...extra];
  const env = { ...process.env, WHOLE_SUITE: 'on' };
  const code = await run(process.execPath, args, { cwd: join(root, folder), env, stdio: ['ignore', 'ignore', 'inherit'] });
  const totals = existsSync(report) ? JSON.parse(await readFile(report, 'utf8')) : undefined;
  if (!totals) return { passed: 0, failed: 1 };
  const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
  return { passed: totals.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Runs a program of this project and returns whether it succeeded. */
export async function runScript(title, file) {
  process.stdout.write(`\n== ${title}\n`);
  return (await run(process.execPath, [join(root, file)], { cwd: root })) === 0;
}

async function playJourneys(name, chromium, extra) {
  const report = await newReport(name);
  const args = [
    require.resolve('@playwright/test/cli'),
    'test',
    '--config=storefront/playwright.config.ts',
    '--reporter=list,json',
    ...extra,
  ];
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run(process.execPath, args, { cwd: root, env });
  const stats = existsSync(report) ? JSON.parse(await readFile(report, 'utf8')).stats : undefined;
  if (!stats) return { passed: 0, failed: 1 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * Runs the browser journeys; `chromium` is the path of the browser. A browser waits by the clock, which a loaded core breaks: up to
 * {@link MAX_RETRIED_JOURNEYS} journeys that failed beside others are retried alone, and `retried` counts those that pass then. With
 * arguments, which ask for some journeys, each is played once.
 */
export async function runJourneys(chromium, extra = []) {
  process.stdout.write('\n== browser journeys\n');
  const first = await playJourneys('journeys', chromium, extra);
  if (extra.length > 0 || first.failed === 0 || first.failed > MAX_RETRIED_JOURNEYS) return { ...first, retried: 0 };
  process.stdout.write('\n== retry of the failed journeys, one at a time\n');
  const { passed, failed } = await playJourneys('journeys-retry', chromium, ['--last-failed', '--workers=1']);
  return { passed: first.passed + passed, failed: Math.max(failed, first.failed - passed), retried: passed };
}
