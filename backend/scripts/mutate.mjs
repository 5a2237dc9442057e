// `npm run test:mutation` mutates every rule of mutation-targets.mjs, `npm run test:mutation -- money states` those of these
// targets. Fails when a file's score is below MIN_SCORE. The survivors are printed and kept for test-minutes.mjs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config.mjs';
import { MUTATION_TARGETS } from './mutation-targets.mjs';
import { REPORTS, root } from './run-suites.mjs';

const MIN_SCORE = 85;
const CACHE = join(root, '.cache/jest-mutations');
const REPORT = join(REPORTS, 'mutations.json');
/** The specs of the targets need no database. */
const WITHOUT_DATABASE = { globalSetup: null, globalTeardown: null, watchman: false };
/** All that specs of the backend load; Stryker works on a copy. */
const COPIED = ['package.json', 'backend/package.json', 'backend/{src,test,contract,demo,embedded-postgres}/**'];

// Stryker mutates the project of the working folder.
process.chdir(root);
// The score must not depend on the seed, nor on how often a property is tried.
delete process.env.TEST_TIER;
delete process.env.TEST_SEED;

const namesOf = (args) => (args.length > 0 ? args : Object.keys(MUTATION_TARGETS));
const specOf = (file) => file.replace(/\.ts$/, '.spec.ts');

/** The configuration of the backend's Jest for one spec. Stryker sets its root to the folder of the copy. */
function jestConfigFor(spec) {
  const config = { ...jestConfig, ...WITHOUT_DATABASE, roots: [`<rootDir>/${dirname(spec)}`], testMatch: [`**/${spec}`] };
  return JSON.parse(JSON.stringify({ ...config, cacheDirectory: CACHE }).replaceAll('<rootDir>', '<rootDir>/backend'));
}

/** One file with its own spec: a mutant that only another rule's spec would notice counts as survived. */
const optionsFor = (file, spec) => ({
  mutate: [`backend/${file}`],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', enableFindRelatedTests: false, config: jestConfigFor(spec) },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['**', ...COPIED.map((pattern) => `!${pattern}`)],
  tempDirName: '.cache/stryker',
  // Of a missing file: Stryker would rewrite ours.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  logLevel: 'error',
});

const DETECTED = new Set(['Killed', 'Timeout']);
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

async function mutate(file) {
  const startedAt = Date.now();
  const mutants = await new Stryker(optionsFor(file, specOf(file))).runMutationTest();
  const killed = mutants.filter(({ status }) => DETECTED.has(status)).length;
  const survived = mutants.filter(({ status }) => UNDETECTED.has(status)).length;
  const result = { killed, survived, score: (100 * killed) / (killed + survived), ms: Date.now() - startedAt };
  process.stdout.write(`${file}: ${killed} of ${killed + survived} killed, ${Math.round(result.ms / 1000)} s\n`);
  return result;
}

await mkdir(REPORTS, { recursive: true });
const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
const names = namesOf(process.argv.slice(2));
for (const name of names) {
  report[name] = {};
  for (const file of MUTATION_TARGETS[name]) {
    report[name][file] = await mutate(file);
    writeFileSync(REPORT, JSON.stringify(report));
  }
}

const scores = names.flatMap((name) => Object.entries(report[name]));
const below = scores.filter(([, { score }]) => !(score >= MIN_SCORE));
for (const [file, { score }] of below) process.stdout.write(`${file} is below ${MIN_SCORE} %: ${Math.floor(score)} %\n`);
process.exit(below.length === 0 ? 0 : 1);
