import { asAdmin } from '#test/support/builders/users.js';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import type { TestShop } from '#test/support/shop.js';
import { openWorker } from '#test/support/worker.js';
import { eventually } from '#test/support/eventually.js';
import { MediaLibrary } from '../media-library.js';

describe.each(BACKENDS_OF_TIER)('failed files with %s', (_, openBackend) => {
  let shop: TestShop;
  let admin: { authorization: string };
  beforeAll(async () => {
    shop = await openShopOn(openBackend);
    admin = await asAdmin(shop);
  });
  afterAll(() => shop.close());

  const failedFile = async (): Promise<string> => {
    const { name } = await shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg(80, 60) });
    await shop.db.query(`update stored_files set status = 'failed', failure = 'it took too long' where name = $1`, [name]);
    return name;
  };

  it('are listed for the admin with the reason', async () => {
    const name = await failedFile();
    await shop.http().get('/api/admin/files').expect(401);
    const { body } = await shop.http().get('/api/admin/files').set(admin).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ name, url: `/api/images/${name}`, status: 'failed', failure: 'it took too long' }),
    );
  });

  it('are rendered again once when the button is clicked three times', async () => {
    const name = await failedFile();
    const clicks = await Promise.all([1, 2, 3].map(() => shop.http().post(`/api/admin/files/${name}/retry`).set(admin)));
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(2);
    const worker = await openWorker(shop.config);
    const read = async (): Promise<{ status: string; failure: string | null }> =>
      (await shop.http().get(`/api/admin/files/${name}`).set(admin).expect(200)).body as {
        status: string;
        failure: string | null;
      };
    expect(await eventually(read, ({ status }) => status === 'ready')).toMatchObject({ status: 'ready', failure: null });
    await worker.close();
  });

  it.each(['nothing', '..%2f', '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d'])('are a 404 for an unknown name: %s', async (name) => {
    await shop.http().get(`/api/admin/files/${name}`).set(admin).expect(404);
    await shop.http().post(`/api/admin/files/${name}/retry`).set(admin).expect(404);
  });
});
