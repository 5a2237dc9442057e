import { ChildProcess, execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { ImageWorker } from './image-worker.js';

let folder: string;
let worker: ImageWorker;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-image-worker-'));
  worker = new ImageWorker();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(async () => {
  worker.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

/** Opens a named pipe once somebody reads it, and holds it open without sending a byte. */
async function holdOpen(pipe: string): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

it('a file that keeps the decoder busy for 20 s is refused, its process is killed, and the next file is decoded (threat 50)', async () => {
  const pipe = join(folder, 'endless');
  execFileSync('mkfifo', [pipe]);
  const image = join(folder, 'image');
  await writeFile(image, await sampleJpeg(40, 30));
  const kill = jest.spyOn(ChildProcess.prototype, 'kill');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'hrtime'] });

  const endless = worker.run('sanitize', { from: pipe, to: join(folder, 'never') });
  endless.catch(() => undefined);
  const next = worker.run('sanitize', { from: image, to: join(folder, 'sanitized') });
  const held = await holdOpen(pipe);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(kill).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(kill.mock.calls).toEqual([['SIGKILL']]);
  await expect(endless).rejects.toMatchObject({ status: 422 });
  closeSync(held);
  expect(await next).toMatchObject({ contentType: 'image/jpeg', width: 40, height: 30 });
});
