// Fails when a tracked file, or a built file that browsers load, contains a string that looks like a live key, or is private.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containsSecret, isPrivateFile } from './secret-patterns.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|css|html|yml|yaml|env|example|sh|csv|sql|txt)$/;
const remotes = readdirSync(join(root, 'admin-remotes')).map((name) => `admin-remotes/${name}/dist`);
const BUNDLES = ['storefront/dist', 'admin-shell/dist', ...remotes].filter((folder) => existsSync(join(root, folder)));

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
const built = BUNDLES.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)));
const files = [...tracked, ...built].filter((file) => file !== '' && existsSync(join(root, file)));
const found = files.filter((file) => TEXT.test(file) && containsSecret(readFileSync(join(root, file), 'utf8')));
for (const file of found) process.stdout.write(`${file} contains a string that looks like a live key\n`);
const misplaced = files.filter(isPrivateFile);
for (const file of misplaced) process.stdout.write(`${file} must be neither committed nor bundled\n`);
process.exit(found.length + misplaced.length === 0 ? 0 : 1);
