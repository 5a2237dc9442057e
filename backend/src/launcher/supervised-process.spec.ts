import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SupervisedProcess } from './supervised-process.js';

let folder: string;
let crashes: string[];
let supervised: SupervisedProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-supervised-'));
  crashes = [];
});
afterEach(async () => {
  await supervised.stop();
  await rm(folder, { recursive: true });
});

/** A program that ends with code 3 until its start number `ready`, and notes each start. */
async function givenProgram(ready: number): Promise<void> {
  const script = join(folder, 'program.mjs');
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    const starts = new URL('starts', import.meta.url);
    appendFileSync(starts, 'x');
    if (readFileSync(starts, 'utf8').length < ${ready}) process.exit(3);
    process.send('ready');
    setInterval(() => undefined, 60_000);`,
  );
  supervised = new SupervisedProcess({ name: 'API', script, env: process.env, onCrash: (message) => crashes.push(message) });
}
const starts = async (): Promise<number> => (await readFile(join(folder, 'starts'), 'utf8')).length;

it('is started a second and a third time when it exits before it is ready', async () => {
  await givenProgram(3);
  await supervised.start();
  expect(await starts()).toBe(3);
  expect(crashes).toEqual(['API exited (code 3); restarting it', 'API exited (code 3); restarting it']);
});

it('fails when it has exited three times', async () => {
  await givenProgram(Infinity);
  await expect(supervised.start()).rejects.toThrow('API exited before it was ready (3)');
  expect(await starts()).toBe(3);
});
