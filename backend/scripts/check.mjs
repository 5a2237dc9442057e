// `npm run check`: lock file, format, build, lint, dependency and structure rules, types, secrets, known vulnerabilities and contract
// drift. Stops at the first failure.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
const CONTRACT = ['backend/contract/openapi.json', 'backend/contract/schema.d.ts'];

/** Returns the output of a step that passes. */
function step(name, command, args) {
  process.stdout.write(`-- ${name}\n`);
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  if (result.status === 0) return result.stdout;
  process.stdout.write(`${result.stdout}${result.stderr}\n${name} failed.\n`);
  return process.exit(1);
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
script('dependency rules', 'dependency-rules/check.mjs');
script('structure rules', 'structure-rules/check.mjs');
script('module diagram', 'module-graph.mjs', '--check');
script('secrets', 'find-secrets.mjs');
process.stdout.write(script('known vulnerabilities', 'audit-dependencies.mjs'));
await buildStale();
step('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
step('types', process.execPath, [nx, 'run-many', '-t', 'typecheck', '--outputStyle=static']);
checkContract();
process.stdout.write('All checks passed.\n');
