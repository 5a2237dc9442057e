import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '#test/support/children/child-process.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';

const BACKEND = join(__dirname, '../../../..');
const CHILD = join(BACKEND, programOf('src/modules/media/rendering/image-worker-child.ts').path);

let folder: string;
let child: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-image-child-'));
});
afterEach(() => void child.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['at the priority of the worker', [], Math.max(getPriority(), 10)],
  ['at the lower priority of a worker that gives way itself', ['nice', '-n', '15'], Math.min(getPriority() + 15, 19)],
])('decodes %s', async (_title, before, priority) => {
  const image = join(folder, 'image');
  await writeFile(image, await sampleJpeg(40, 30));
  const [execPath = '', ...execArgv] = [...before, process.execPath, ...process.execArgv];
  child = fork(CHILD, { execPath, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ id: 1, name: 'sanitize', request: { from: image, to: join(folder, 'sanitized') } });
  const [reply] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  expect(reply).toMatchObject({ id: 1, answer: { width: 40, height: 30 } });
  expect(getPriority(child.pid)).toBe(priority);
});
