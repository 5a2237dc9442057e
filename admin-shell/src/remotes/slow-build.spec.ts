import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');

it('a remote is built with all that it uses of shared packages, however late its modules are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-slow-build-'));
  try {
    const args = [
      'build',
      '--config',
      join(ROOT, 'admin-shell/test/slow-remote.config.ts'),
      '--outDir',
      folder,
      '--logLevel',
      'error',
    ];
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const { stderr } = await promisify(execFile)(process.execPath, [vite, ...args], {
      cwd: join(ROOT, 'admin-remotes/products'),
      // Without the NODE_ENV of tests, with which the plugin keeps everything.
      env: { PATH: process.env['PATH'] },
    });
    expect(stderr).not.toContain('MISSING_EXPORT');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
