// The import law of docs/architecture.md over every tracked source file.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { violations } from './graph.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE =
  /^(backend\/src|backend\/contract|backend\/demo|backend\/embedded-postgres|storefront\/src|admin-shell\/src|admin-shell\/kit\/src|admin-remotes\/[^/]+\/src)\/.*\.tsx?$/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => SOURCE.test(file) && existsSync(join(root, file)) && !/\.spec\.tsx?$|\.d\.ts$/.test(file));
const found = violations(root, files);
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(
  found.length === 0 ? `The import law holds in ${files.length} files.\n` : `${found.length} violations of the import law.\n`,
);
process.exit(found.length === 0 ? 0 : 1);
