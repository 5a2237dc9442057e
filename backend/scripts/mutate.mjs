// `npm run test:mutation` mutates every file of mutation-targets.mjs, `npm run test:mutation -- money order-status` those of a target
// or path. Prints what survives, saves the scores for test-minutes.mjs, and fails when a file is below MIN_SCORE.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { sources } from '../jest-sources.mjs';
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

const specOf = (file) => file.replace(/\.ts$/, '.spec.ts');

/** Jest on the sources for one spec. Stryker sets its root to the folder of the copy. */
function jestConfigFor(spec) {
  const config = { ...sources, ...WITHOUT_DATABASE, roots: [`<rootDir>/${dirname(spec)}`], testMatch: [`**/${spec}`] };
  return JSON.parse(JSON.stringify({ ...config, cacheDirectory: CACHE }).replaceAll('<rootDir>', '<rootDir>/backend'));
}

/** One file with its own spec: a mutant that only another rule's spec would notice counts as survived. */
// stryker.json names a tsconfig that does not exist: Stryker would rewrite ours.
const optionsFor = (file, spec) => ({
  configFile: 'backend/stryker.json',
  mutate: [`backend/${file}`],
  jest: { projectType: 'custom', enableFindRelatedTests: false, config: jestConfigFor(spec) },
  ignorePatterns: ['**', ...COPIED.map((pattern) => `!${pattern}`)],
});

/** All files, or those whose target or part of the path is an argument. */
function chosenFiles(args) {
  const isChosen = (target, file) => args.length === 0 || args.some((arg) => arg === target || file.includes(arg));
  return Object.entries(MUTATION_TARGETS).flatMap(([target, files]) => files.filter((file) => isChosen(target, file)));
}

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
const files = chosenFiles(process.argv.slice(2));
if (files.length === 0)
  throw new Error(`Neither a target nor a file of mutation-targets.mjs: ${process.argv.slice(2).join(' ')}`);
const below = [];
for (const file of files) {
  const result = await mutate(file);
  if (!(result.score >= MIN_SCORE)) below.push(`${file} is below ${MIN_SCORE} %: ${Math.floor(result.score)} %\n`);
  report[file] = result;
  writeFileSync(REPORT, JSON.stringify(report));
}
process.stdout.write(below.join(''));
process.exit(below.length === 0 ? 0 : 1);
