import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { SCRIPT } from '#test/support/files/hostile-files.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { QUEUE_BACKENDS, type TestQueueBackend } from '#test/support/backends/queue-backends.js';
import { startS3, type TestFileBackend } from '#test/support/backends/file-backends.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { storeFull } from '../media.errors.js';
import { StoredFile } from '../stored-file.entity.js';
import { DirectUploads } from './direct-uploads.js';
import { StoreUpload } from './store-upload.js';

describe.each(QUEUE_BACKENDS)('a direct upload with files in S3 and queues in %s', (_, openQueues) => {
  let files: TestFileBackend;
  let queues: TestQueueBackend;
  let shop: TestShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    [queues, files] = await Promise.all([openQueues(), startS3()]);
    shop = await openShop({ ...queues.settings, ...files.settings });
    admin = await asAdmin(shop);
  });
  afterAll(async () => {
    await shop.close();
    await files.stop();
    await queues.stop();
  });

  const announce = async (contentType: string, size: number): Promise<string> => {
    const { body } = await shop.http().post('/api/objects/upload').set(admin).send({ contentType, size }).expect(200);
    return (body as { uploadURL: string }).uploadURL;
  };
  const put = async (url: string, bytes: Buffer, type = 'image/jpeg'): Promise<number> =>
    (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })).status;
  const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
  const served = (url: string): Promise<Response> => fetch(`${shop.origin}/api/images/${nameOf(url)}`);

  it('goes to the object store and is served by the shop', async () => {
    const bytes = await sampleJpeg(300, 200);
    const url = await announce('image/jpeg', bytes.length);
    expect(new URL(url).origin).toBe(files.settings['S3_ENDPOINT']);
    expect((await served(url)).status).toBe(404);
    expect(await put(url, bytes)).toBe(200);
    const answer = await served(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('is received once when several first requests for it come together', async () => {
    const bytes = await sampleJpeg(300, 200);
    const url = await announce('image/jpeg', bytes.length);
    expect(await put(url, bytes)).toBe(200);
    const received = jest.spyOn(shop.app.get(StoreUpload), 'execute');
    const answers = await Promise.all([served(url), served(url), served(url)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(received).toHaveBeenCalledTimes(1);
    received.mockRestore();
  });

  it('has an address for one type, size and name only', async () => {
    const bytes = await sampleJpeg(300, 200);
    const url = await announce('image/jpeg', bytes.length);
    expect(await put(url, bytes, 'text/html')).toBe(403);
    expect(await put(url, Buffer.concat([bytes, Buffer.alloc(1)]))).toBe(403);
    expect(await put(url.replace(nameOf(url), nameOf(await announce('image/jpeg', 9))), bytes)).toBe(403);
  });

  it('is received by a job when nothing requests it', async () => {
    const worker = await openWorker(shop.config);
    const bytes = await sampleJpeg(300, 200);
    const url = await announce('image/jpeg', bytes.length);
    await put(url, bytes);
    const file = await eventually(
      () => shop.db.getRepository(StoredFile).findOneBy({ name: nameOf(url) }),
      (row) => row?.status === 'ready',
    );
    expect(file).toMatchObject({ status: 'ready', width: 300 });
    await worker.close();
  });

  it('stays for the next attempt of its job while there is no room for it', async () => {
    const bytes = await sampleJpeg(300, 200);
    const url = await announce('image/jpeg', bytes.length);
    await put(url, bytes);
    jest.spyOn(shop.app.get(StoreUpload), 'execute').mockRejectedValueOnce(storeFull());
    const uploads = shop.app.get(DirectUploads);
    await expect(uploads.receiveIfSent(nameOf(url))).rejects.toMatchObject({ status: 507 });
    expect(await uploads.receiveIfSent(nameOf(url))).toBe(true);
    expect((await served(url)).status).toBe(200);
  });

  it('is rejected and deleted when its content has another type', async () => {
    const page = Buffer.from(`<!doctype html><title>${SCRIPT}</title>`);
    const url = await announce('image/png', page.length);
    expect(await put(url, page, 'image/png')).toBe(200);
    expect((await served(url)).status).toBe(415);
    expect((await served(url)).status).toBe(404);
  });

  it.each([
    ['image/svg+xml', 100, 400],
    ['image/png', 10_485_761, 413],
    ['video/mp4', 104_857_601, 413],
    ['image/png', -1, 400],
    ['image/png', '5', 400],
  ])('%s of %j bytes: %i', async (contentType, size, status) => {
    await shop.http().post('/api/objects/upload').set(admin).send({ contentType, size }).expect(status);
  });

  it('needs a declared type and size, else the shop receives the file', async () => {
    const { body } = await shop.http().post('/api/objects/upload').set(admin).expect(200);
    expect(new URL((body as { uploadURL: string }).uploadURL).origin).toBe(shop.origin);
  });
});
