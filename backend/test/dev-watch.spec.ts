import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from './support/eventually.js';

const SWC = join(dirname(createRequire(__filename).resolve('@swc/cli/package.json')), 'bin/swc.js');

it('the compiler of `npm run dev` compiles a source again that changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-watch-'));
  const source = join(folder, 'src/price.ts');
  const compiled = (): Promise<string> => readFile(join(folder, 'dist/price.js'), 'utf8').catch(() => '');
  await mkdir(join(folder, 'src'));
  await writeFile(source, 'export const price: number = 55;\n');
  const args = [SWC, 'src', '-d', 'dist', '--strip-leading-paths', '--watch'];
  const compiler = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(compiler, 'exit');
  try {
    const lines = createInterface({ input: compiler.stdout });
    for await (const line of lines) if (line.startsWith('Watching')) break;
    expect(await compiled()).toContain('price = 55');
    await writeFile(source, 'export const price: number = 56;\n');
    expect(await eventually(compiled, (code) => code.includes('56'))).toContain('price = 56');
  } finally {
    compiler.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
});
