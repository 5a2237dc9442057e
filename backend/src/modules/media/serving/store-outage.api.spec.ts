import { type TestFileBackend, startS3 } from '#test/support/backends/file-backends.js';
import { asAdmin } from '#test/support/builders/users.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';

describe('while the object store', () => {
  let files: TestFileBackend;
  let proxy: TcpProxy;
  let shop: TestShop;
  let bytes: Buffer;
  beforeAll(async () => {
    files = await startS3();
    proxy = await startTcpProxy(Number(new URL(files.settings['S3_ENDPOINT'] ?? '').port));
    shop = await openShop({
      ...files.settings,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_TIMEOUT_SECONDS: byTier('2', '10'),
    });
    bytes = await sampleJpeg();
  });
  afterEach(() => proxy.thaw());
  afterAll(async () => {
    await shop.close();
    await proxy.close();
    await files.stop();
  });

  const storedAddress = async (): Promise<string> =>
    addressOf((await shop.app.get(MediaLibrary).importFile(undefined, { bytes })).name);

  const upload = async (): Promise<number> => {
    const admin = await asAdmin(shop);
    const { body } = await shop.http().post('/api/objects/upload').set(admin).expect(200);
    const { uploadURL } = body as { uploadURL: string };
    return (await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'image/jpeg' } }))
      .status;
  };

  it.each(['cut', 'freeze'] as const)(
    'fails (%s), images that are not in memory and uploads are 503 with Retry-After, kept by no cache, and work again (threat 168)',
    async (fault) => {
      const [seen, address] = [await storedAddress(), await storedAddress()];
      await shop.http().get(seen).expect(200);
      proxy[fault]();
      await shop.http().get(seen).expect(200);
      const { headers } = await shop.http().get(address).expect(503);
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(await upload()).toBe(503);
      proxy.thaw();
      await shop.http().get(address).expect(200);
      expect(await upload()).toBe(200);
    },
    120_000,
  );
});
