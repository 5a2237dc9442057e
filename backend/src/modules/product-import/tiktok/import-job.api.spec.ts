import { randomUUID } from 'node:crypto';
import { eventually } from '#test/support/eventually.js';
import { ImportClient, LINK } from '#test/tiktok/import-client.js';
import * as pages from '#test/tiktok/pages.js';
import { ImportLog } from './import-log.js';
import { ImportProduct } from './import-product.js';
import { TiktokImportJobs } from './tiktok-import.jobs.js';

let client: ImportClient;
beforeAll(async () => {
  client = await ImportClient.open();
});
beforeEach(() => client.reset());
afterAll(() => client.close());

describe('the import job (threat 89)', () => {
  it('creates one product when it is killed before the end and runs again', async () => {
    client.serve(LINK, pages.modelPage());
    const id = await client.createImport();
    const jobs = client.worker.get(TiktokImportJobs, { strict: false });
    const kill = jest.spyOn(ImportLog.prototype, 'complete').mockRejectedValueOnce(new Error('killed here'));
    await expect(jobs.import({ importId: id }, { attempt: 1, isLastAttempt: false })).rejects.toThrow('killed here');
    expect(await client.savedProducts()).toEqual([]);
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    expect(kill).toHaveBeenCalledTimes(2);
    expect(await client.savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('ends with an error when its last attempt fails', async () => {
    const id = await client.createImport();
    jest.spyOn(ImportProduct.prototype, 'execute').mockRejectedValueOnce(new Error('broken'));
    await expect(
      client.worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true }),
    ).rejects.toThrow('broken');
    const { body } = await client.shop.http().get(`/api/admin/import/tiktok/${id}`).set(client.admin).expect(200);
    expect(body).toMatchObject({ status: 'refused', message: 'Failed to import from TikTok', product: null });
  });

  it("can be read by the dialog's own id while it runs, and that id is accepted once", async () => {
    client.serve(LINK, pages.modelPage());
    const importId = randomUUID();
    const call = client.importLink(LINK, { importId }).then(({ status }) => status);
    const read = async (): Promise<{ status?: string }> =>
      (await client.shop.http().get(`/api/admin/import/tiktok/${importId}`).set(client.admin)).body as { status?: string };
    expect(await eventually(read, ({ status }) => status === 'done')).toMatchObject({ id: importId, status: 'done' });
    expect(await call).toBe(201);
    await client.shop.db.query('delete from products');
    expect((await client.importLink(LINK, { importId }).expect(409)).body).toMatchObject({ code: 'IMPORT_ID_TAKEN' });
    await client.importLink(LINK, { importId: '7' }).expect(400);
  });

  it('reports its progress', async () => {
    client.serve(LINK, pages.modelPage());
    const id = await client.createImport();
    await client.worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true });
    const read = async (): Promise<unknown> =>
      (await client.shop.http().get(`/api/admin/import/tiktok/${id}`).set(client.admin)).body;
    expect(await eventually(read, () => true)).toMatchObject({ status: 'done', product: { name: 'Wren Hoodie' } });
    await client.shop.http().get('/api/admin/import/tiktok/7').set(client.admin).expect(404);
  });
});
