import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { EICAR, FILES_SENT_ALONE, SCRIPT } from '#test/support/files/hostile-files.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import type { TestShop } from '#test/support/shop.js';
import { freezeClock } from '#test/support/fakes/freeze-clock.js';
import { Clock } from '#platform/clock.js';

describe.each(BACKENDS)('uploads with %s', (_, openBackend) => {
  let shop: TestShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    admin = await asAdmin(shop);
  });
  afterAll(() => shop.close());

  const address = async (): Promise<string> => {
    const { body } = await shop.http().post('/api/objects/upload').set(admin).expect(200);
    return (body as { uploadURL: string }).uploadURL;
  };
  const put = (url: string, bytes: Buffer, type = 'image/png'): Promise<Response> =>
    fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
  const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
  const served = (url: string): Promise<Response> => fetch(`${shop.origin}/api/images/${nameOf(url)}`);
  const leftovers = async (): Promise<string[]> => readdir(join(shop.config.DATA_DIR, 'media', 'scratch')).catch(() => []);

  describe('an upload', () => {
    it('requires an admin (threat 54)', async () => {
      const { body } = await shop.http().post('/api/objects/upload').expect(401);
      expect(body).toMatchObject({ message: expect.any(String) as string });
    });

    it('follows the specification: address, PUT, /api/images/<last path segment>', async () => {
      const url = await address();
      expect((await put(url, await sampleJpeg(), 'application/json')).status).toBe(200);
      const answer = await served(url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const [row] = await shop.db.query('select status, width, height, color from stored_files where name = $1', [nameOf(url)]);
      expect(row).toMatchObject({
        status: 'processing',
        width: 1600,
        height: 1200,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      });
    });

    it('works without a content type and in chunks', async () => {
      const url = new URL(await address());
      const bytes = await sampleJpeg(200, 200);
      const lines = [
        `PUT ${url.pathname}${url.search} HTTP/1.1`,
        `Host: ${url.host}`,
        'Transfer-Encoding: chunked',
        'Connection: close',
        '',
        '',
      ];
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(url.port), url.hostname, () => {
          socket.write(lines.join('\r\n'));
          for (let at = 0; at < bytes.length; at += 1_000) {
            const part = bytes.subarray(at, at + 1_000);
            socket.write(Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]));
          }
          socket.write('0\r\n\r\n');
        });
        let text = '';
        socket.on('data', (part: Buffer) => (text += part.toString())).on('close', () => resolve(text));
      });
      expect(answer).toMatch(/^HTTP\/1.1 200/);
    });
  });

  describe('a signed upload address (threat 53)', () => {
    it('accepts one upload', async () => {
      const url = await address();
      const [first, second] = await Promise.all([put(url, await sampleJpeg(300, 200)), put(url, await sampleJpeg(200, 300))]);
      expect(new Set([first.status, second.status])).toEqual(new Set([200, 403]));
      const third = await put(url, await sampleJpeg());
      expect([third.status, await third.json()]).toEqual([403, expect.objectContaining({ message: 'Request has expired' })]);
      const { width } = await sharp(Buffer.from(await (await served(url)).arrayBuffer())).metadata();
      expect(width).toBe(first.status === 200 ? 300 : 200);
    });

    it('expires after 15 minutes', async () => {
      const clock = freezeClock(shop.app.get(Clock));
      const url = await address();
      clock.advance(15 * 60_000);
      const expired = await put(url, await sampleJpeg());
      expect([expired.status, await expired.json()]).toEqual([403, expect.objectContaining({ message: 'Request has expired' })]);
    });

    it.each([
      ['another name', (url: URL) => (url.pathname = `/api/objects/uploads/${randomUUID()}`)],
      ['a later expiry', (url: URL) => url.searchParams.set('expires', String(Date.now() + 86_400_000))],
      ['another signature', (url: URL) => url.searchParams.set('signature', 'x'.repeat(43))],
      ['no signature', (url: URL) => url.searchParams.delete('signature')],
      ['two signatures', (url: URL) => url.searchParams.append('signature', 'y')],
    ])('is rejected with %s', async (_, alter) => {
      const url = new URL(await address());
      alter(url);
      expect((await put(url.href, await sampleJpeg(50, 50))).status).toBe(403);
    });

    it.each(['..%2f..%2fetc%2fpasswd', '%00.png', 'a'.repeat(300), 'con.png', '%E2%80%AEgpj.exe'])(
      'rejects a name that is not a UUID: %s',
      async (name) => {
        const url = new URL(await address());
        const answer = await put(`${url.origin}/api/objects/uploads/${name}${url.search}`, await sampleJpeg(50, 50));
        expect([400, 403, 404, 414]).toContain(answer.status);
      },
    );
  });

  describe('hostile files (threats 49 and 50)', () => {
    it.each(FILES_SENT_ALONE.map((file) => [file.id, file] as const))('%s', async (_, file) => {
      const url = await address();
      const answer = await put(url, await file.bytes(), file.claimed);
      expect(file.status).toContain(answer.status);
      const shown = await served(url);
      if (answer.status !== 200) {
        expect(shown.status).toBe(404);
      } else {
        expect(shown.headers.get('content-type')).toMatch(/^(image\/(png|jpeg|webp)|video\/mp4)$/);
        expect(Object.fromEntries(shown.headers)).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'content-disposition': 'inline',
        });
        const text = Buffer.from(await shown.arrayBuffer()).toString('latin1');
        expect([text.includes(SCRIPT), text.includes(EICAR)]).toEqual([false, false]);
      }
      expect(await leftovers()).toEqual([]);
    });

    it('a JPEG is rotated upright and loses its location (threats 51 and I8)', async () => {
      const gps = {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 4366/100',
      };
      const bytes = await sharp(await sampleJpeg(400, 200))
        .withExif({ IFD0: { Copyright: 'x' }, IFD3: gps })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const url = await address();
      expect((await put(url, bytes)).status).toBe(200);
      const shown = await sharp(Buffer.from(await (await served(url)).arrayBuffer())).metadata();
      expect(shown).toMatchObject({ width: 200, height: 400 });
      expect([shown.exif, shown.icc, shown.xmp, shown.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('an aborted upload leaves no file and no error in the log (threats 55 and I14)', async () => {
      const url = new URL(await address());
      const socket = connect(Number(url.port), url.hostname);
      socket.write(`PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 1000000\r\n\r\n`);
      socket.write((await sampleJpeg()).subarray(0, 30_000));
      expect(await eventually(leftovers, (files) => files.length === 1)).toHaveLength(1);
      socket.destroy();
      expect(await eventually(leftovers, (files) => files.length === 0)).toEqual([]);
      expect((await served(url.href)).status).toBe(404);
      expect(
        shop
          .log()
          .split('\n')
          .filter((line) => line.includes('"level":50')),
      ).toEqual([]);
    });

    it('a body that is too large gets a 413 before it has been sent (threats 48 and I12)', async () => {
      const video = Buffer.alloc(2_000_000);
      video.write('\0\0\0\x10ftypisom', 'latin1');
      const url = new URL(await address());
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(url.port), url.hostname, () => {
          socket.write(
            `PUT ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 104857601\r\nConnection: close\r\n\r\n`,
          );
          socket.write(video);
        });
        socket.once('data', (part: Buffer) => {
          resolve(part.toString());
          socket.destroy();
        });
      });
      expect(answer).toMatch(/^HTTP\/1.1 413/);
    });
  });
});
