// Writes backend/test/release/released.json, what the next release must keep working for: npm run release:record
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const run = (...command) =>
  spawnSync('npx', command, {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...process.env, RECORD_RELEASE: 'on' },
    stdio: 'inherit',
  }).status ?? 1;

process.exit(run('jest', '-i', 'test/release/main-paths.spec.ts') || run('oxfmt', 'test/release/released.json'));
