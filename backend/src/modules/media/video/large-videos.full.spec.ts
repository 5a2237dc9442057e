import { readFile } from 'node:fs/promises';
import { asAdmin } from '#test/support/builders/users.js';
import { startProcess } from '#test/support/children/child-process.js';
import { videoFixture } from '#test/support/files/video-fixtures.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import type { TestShop } from '#test/support/shop.js';

describe.each(BACKENDS)('a video of 100 MiB with %s', (_, openBackend) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
  });
  afterAll(() => shop.close());

  const MAX_BYTES = 104_857_600;
  const residentMb = async (pid: number | undefined): Promise<number> => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024;
  };

  it('is uploaded and served in parts with less than 200 MB of additional memory (threat 59)', async () => {
    const frames = await videoFixture('raw', 36, '320x240');
    const free = Buffer.alloc(8);
    free.writeUInt32BE(MAX_BYTES - frames.length);
    free.write('free', 4, 'latin1');
    const bytes = Buffer.concat([frames, free, Buffer.alloc(MAX_BYTES - frames.length - 8)]);
    const api = await startProcess('src/main.ts', shop.config);
    const origin = `http://127.0.0.1:${api.port}`;
    const headers = await asAdmin(shop);
    const address = async (): Promise<string> => {
      const answer = await fetch(`${origin}/api/objects/upload`, { method: 'POST', headers });
      return ((await answer.json()) as { uploadURL: string }).uploadURL;
    };
    const before = await residentMb(api.child.pid);

    const url = await address();
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200);
    const tooLarge = await fetch(await address(), {
      method: 'PUT',
      body: new Uint8Array(Buffer.concat([bytes, Buffer.alloc(1)])),
    }).catch(() => undefined);
    expect(tooLarge?.status ?? 413).toBe(413);

    const shown = `${origin}/api/images/${new URL(url).pathname.split('/').at(-1)}`;
    const size = Number((await fetch(shown, { method: 'HEAD' })).headers.get('content-length'));
    expect(size).toBeGreaterThan(90_000_000);
    const seeks = Array.from({ length: 50 }, (_, n) => Math.floor((size / 50) * n));
    const parts = await Promise.all(
      seeks.map(async (start) => {
        const answer = await fetch(shown, { headers: { range: `bytes=${start}-${start + 99_999}` } });
        return [answer.status, (await answer.arrayBuffer()).byteLength];
      }),
    );
    expect(new Set(parts.map(String))).toEqual(new Set(['206,100000']));
    expect((await residentMb(api.child.pid)) - before).toBeLessThan(200);
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
  }, 300_000);
});
