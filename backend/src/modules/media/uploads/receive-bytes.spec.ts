import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { receiveBytes } from './receive-bytes.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-bytes-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('receiving the bytes of an upload', () => {
  it('writes chunks of one byte', async () => {
    const bytes = await sampleJpeg(40, 30);
    const path = join(folder, 'slow');
    await receiveBytes(Readable.from([...bytes].map((byte) => Buffer.from([byte]))), path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
  });

  it('stops when no byte arrives for too long (threat 55)', async () => {
    const stalled = new PassThrough();
    stalled.write(await sampleJpeg(40, 30));
    await expect(receiveBytes(stalled, join(folder, 'stalled'), 30)).rejects.toMatchObject({
      status: 400,
      message: 'The upload was interrupted',
    });
  });

  it('throws 507 when the disk is full (threat 56)', async () => {
    await expect(receiveBytes(Readable.from([await sampleJpeg(40, 30)]), '/dev/full')).rejects.toMatchObject({ status: 507 });
  });

  it('stops at the first byte too many (threat 48)', async () => {
    const head = (await sampleJpeg(40, 30)).subarray(0, 100);
    const parts = [head, ...Array.from({ length: 200 }, () => Buffer.alloc(65_536))];
    const path = join(folder, 'endless');
    await expect(receiveBytes(Readable.from(parts), path)).rejects.toMatchObject({ status: 413 });
    expect((await readFile(path)).length).toBeLessThanOrEqual(10_485_760);
  });
});
