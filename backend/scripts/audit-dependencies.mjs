// `npm run audit`: fails on a known vulnerability of a run-time dependency that docs/dependencies.md does not answer. Passes, and says
// so, when the registry does not answer: a check must not depend on somebody else's server.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TIMEOUT_MS = 60_000;

function readReport() {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 });
  try {
    const report = JSON.parse(stdout);
    return report.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}

/** `via` holds advisories, and the names of other packages that have their own entry. */
const advisoriesIn = ({ vulnerabilities }) =>
  Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((cause) => typeof cause === 'object')
      .map(({ url, title, severity, range }) => ({ id: url.split('/').at(-1), name, title, severity, range })),
  );

const report = readReport();
if (!report) {
  process.stdout.write('The registry did not answer the audit: known vulnerabilities were not checked.\n');
} else {
  const answered = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const findings = advisoriesIn(report).filter(({ id }) => !answered.includes(`| ${id} |`));
  for (const { id, name, title, severity, range } of findings)
    process.stdout.write(`${name} ${range}: ${severity}, ${title} (${id})\n`);
  if (findings.length > 0) {
    process.stdout.write('Update the packages, or answer each finding in docs/dependencies.md.\n');
    process.exit(1);
  }
  process.stdout.write('No unanswered vulnerability is known.\n');
}
