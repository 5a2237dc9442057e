// `node backend/scripts/test-minutes.mjs`: writes where the minutes of the last `npm test` went, and what the last
// `npm run test:mutation` killed, into docs/testing.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MUTATION_TARGETS } from './mutation-targets.mjs';
import { REPORTS, root } from './run-suites.mjs';

const DOCUMENT = join(root, 'docs/testing.md');
const SLOWEST_FILES = 15;

/** The kind of a test file, by the first pattern that its path matches. */
const KINDS = [
  ['journeys of the storefront', /^storefront\/e2e\//],
  ['journeys of the admin', /^admin-shell\/e2e\//],
  ['front ends', /^(storefront|admin-shell|admin-remotes)\//],
  ['attack, faults and chaos', /^backend\/test\/(attack|chaos)\//],
  ['structure rules and deployment files', /^backend\/test\/(rules|deploy|release)\//],
  ['embedded Postgres', /^backend\/embedded-postgres\//],
  ['HTTP', /\.api\.spec\.ts$|^backend\/test\/[^/]+$/],
  ['database', /\.db\.spec\.ts$/],
  ['pure rules', /./],
];

const reportOf = (name) => {
  const file = join(REPORTS, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Tests of Jest as { file, ms }. */
function jestTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration }) => ({ file: relative(root, name), ms: duration ?? 0 })),
  );
}

/** The time of Jest's workers outside of tests: loading modules, starting shops, creating databases. */
function jestSetUpMs({ testResults }, tests) {
  const all = testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  return all - tests.reduce((sum, { ms }) => sum + ms, 0);
}

function journeyTests({ suites }) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ tests }) => ({ file, ms: tests[0].results.reduce((sum, { duration }) => sum + duration, 0) })),
    ...journeyTests({ suites: inner.map((suite) => ({ ...suite, file })) }),
  ]);
}

const wallOfJest = ({ startTime, testResults }) => Math.max(...testResults.map(({ endTime }) => endTime)) - startTime;
const minutes = (ms) => (ms / 60_000).toFixed(1);
const table = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const sumOf = (tests) => tests.reduce((sum, { ms }) => sum + ms, 0);

function minutesText() {
  const jest = ['backend', 'front-ends'].map((name) => [name, reportOf(name)]).filter(([, report]) => report);
  const journeys = reportOf('journeys');
  const specs = jest.flatMap(([, report]) => jestTests(report));
  const tests = [...specs, ...(journeys ? journeyTests(journeys) : [])];
  if (tests.length === 0) return undefined;

  const kinds = groupBy(tests, ({ file }) => KINDS.find(([, pattern]) => pattern.test(file))[0]);
  const files = groupBy(tests, ({ file }) => file);
  const suites = [
    ...jest.map(([name, report]) => [name, minutes(wallOfJest(report))]),
    ...(journeys ? [['journeys', minutes(journeys.stats.duration)]] : []),
  ];
  return [
    table(['Suite', 'Minutes from start to end'], suites),
    table(
      ['Kind', 'Files', 'Tests', 'Minutes of one worker'],
      [
        ...[...kinds]
          .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))
          .map(([kind, all]) => [kind, new Set(all.map(({ file }) => file)).size, all.length, minutes(sumOf(all))]),
        [
          'set-up of specs: modules, shops, databases',
          '',
          '',
          minutes(jest.reduce((sum, [, report]) => sum + jestSetUpMs(report, jestTests(report)), 0)),
        ],
      ],
    ),
    table(
      ['Slowest files', 'Seconds'],
      [...files]
        .map(([file, all]) => [file, sumOf(all)])
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, SLOWEST_FILES)
        .map(([file, ms]) => [file, Math.round(ms / 1_000)]),
    ),
  ].join('\n\n');
}

function mutationsText() {
  const report = reportOf('mutations');
  if (!report) return undefined;
  const rows = Object.entries(MUTATION_TARGETS).flatMap(([target, files]) =>
    files.flatMap((file) => {
      const { killed, survived, score, ms } = report[file] ?? {};
      if (score === undefined) return [];
      return [[target, file, killed + survived, killed, survived, `${Math.floor(score)} %`, minutes(ms)]];
    }),
  );
  return table(['Target', 'File', 'Mutants', 'Killed', 'Survived', 'Score', 'Minutes'], rows);
}

const sections = Object.entries({ minutes: minutesText(), mutations: mutationsText() }).filter(([, text]) => text !== undefined);
if (sections.length === 0) throw new Error(`${REPORTS} has no reports: run \`npm test\` or \`npm run test:mutation\` first`);
for (const [name, text] of sections) {
  const section = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- end of ${name} -->)`);
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(section, `$1\n${text}\n\n$2`));
}
