// `npm run check`: lock file, format, import and structure rules, unused code, secrets, known vulnerabilities, build, lint, types and
// contract drift. Stops at the first failure.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';
import { runNx } from './nx.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const CONTRACT = ['backend/contract/openapi.json', 'backend/contract/schema.d.ts'];

/** Returns the output of a step that passes. */
function step(name, command, args) {
  process.stdout.write(`-- ${name}\n`);
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (result.status === 0) return result.stdout;
  return fail(name, `${result.stdout}${result.stderr}`, result.signal);
}

function fail(name, output, signal) {
  process.stdout.write(`${output}\n${name} failed${signal ? ` (${signal})` : ''}.\n`);
  return process.exit(1);
}

function checkTypes() {
  process.stdout.write('-- types\n');
  const { succeeded, output } = runNx(['run-many', '-t', 'typecheck', '--outputStyle=static']);
  if (!succeeded) fail('types', output);
}

const script = (name, file, ...args) => step(name, process.execPath, [join(root, 'backend/scripts', file), ...args]);

function checkContract() {
  process.stdout.write('-- contract\n');
  const read = () => CONTRACT.map((file) => readFileSync(join(root, file), 'utf8'));
  const before = read();
  step('contract generation', 'npm', ['run', '-s', 'contract']);
  if (read().some((text, index) => text !== before[index])) {
    process.stdout.write('The committed contract differs from the running routes: commit what `npm run contract` wrote.\n');
    process.exit(1);
  }
}

script('lock file', 'lock-file.mjs');
step('format', bin('oxfmt'), ['--check']);
step('import rules', bin('depcruise'), ['backend/src', 'backend/contract', 'backend/demo/src', 'backend/embedded-postgres/src']);
script('structure rules', 'structure-rules/check.mjs');
script('module diagram', 'module-graph.mjs', '--check');
script('secrets', 'find-secrets.mjs');
process.stdout.write(script('known vulnerabilities', 'audit-dependencies.mjs'));
await buildStale();
step('unused code', bin('knip'), ['--no-progress', '--no-config-hints', '--cache', '--cache-location', '.cache/knip']);
step('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
checkTypes();
checkContract();
process.stdout.write('All checks passed.\n');
