// `npm run sbom`: writes the run-time dependencies as CycloneDX to standard output. npm names only packages with a version, and the
// workspaces have none, so it reads a copy of the lock file in which they do.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const UNRELEASED = '0.0.0';
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const lock = read('package-lock.json');
for (const entry of Object.values(lock.packages)) if (!entry.link) entry.version ??= UNRELEASED;
const folder = mkdtempSync(join(tmpdir(), 'shop-sbom-'));
try {
  const { name, workspaces, dependencies, devDependencies } = read('package.json');
  const manifest = { name, version: UNRELEASED, workspaces, dependencies, devDependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, version: UNRELEASED }));
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
