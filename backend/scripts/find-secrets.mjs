// Fails when a tracked file contains a string that looks like a live key.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SECRETS = [
  /\bsk_live_[0-9a-zA-Z]{16,}/,
  /\brk_live_[0-9a-zA-Z]{16,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /-----BEGIN (RSA |EC )?PRIVATE KEY-----[\s\S]{200,}/,
];
const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|css|html|yml|yaml|env|example|sh|csv)$/;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => TEXT.test(file));
const found = files.filter((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return SECRETS.some((pattern) => pattern.test(text));
});
for (const file of found) process.stdout.write(`${file} contains a string that looks like a live key\n`);
process.exit(found.length === 0 ? 0 : 1);
