import { randomUUID } from 'node:crypto';
import { eventually } from '#test/support/eventually.js';
import { ImportClient, LINK } from '#test/tiktok/import-client.js';
import * as pages from '#test/tiktok/pages.js';
import { ImportLog } from './import-log.js';
import { ImportProduct } from './import-product.js';
import { TiktokImportJobs } from './tiktok-import.jobs.js';

let desk: ImportClient;
beforeAll(async () => {
  desk = await ImportClient.open();
});
beforeEach(() => desk.empty());
afterAll(() => desk.close());

describe('the job (threat 89)', () => {
  it('makes one product when it is killed before the end and done again', async () => {
    desk.serve(LINK, pages.modelPage());
    const id = await desk.wish();
    const jobs = desk.worker.get(TiktokImportJobs, { strict: false });
    const kill = jest.spyOn(ImportLog.prototype, 'finish').mockRejectedValueOnce(new Error('killed here'));
    await expect(jobs.import({ importId: id }, { attempt: 1, isLastAttempt: false })).rejects.toThrow('killed here');
    expect(await desk.savedProducts()).toEqual([]);
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    await jobs.import({ importId: id }, { attempt: 1, isLastAttempt: true });
    expect(kill).toHaveBeenCalledTimes(2);
    expect(await desk.savedProducts()).toMatchObject([{ images: 1 }]);
  });

  it('ends cleanly when it fails for good', async () => {
    const id = await desk.wish();
    jest.spyOn(ImportProduct.prototype, 'run').mockRejectedValueOnce(new Error('broken'));
    await expect(
      desk.worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true }),
    ).rejects.toThrow('broken');
    const { body } = await desk.shop.http().get(`/api/admin/import/tiktok/${id}`).set(desk.admin).expect(200);
    expect(body).toMatchObject({ status: 'refused', message: 'Failed to import from TikTok', product: null });
  });

  it("may be asked for by the dialog's own id while it runs, and that id counts once", async () => {
    desk.serve(LINK, pages.modelPage());
    const importId = randomUUID();
    const call = desk.bring(LINK, { importId }).then(({ status }) => status);
    const read = async (): Promise<{ status?: string }> =>
      (await desk.shop.http().get(`/api/admin/import/tiktok/${importId}`).set(desk.admin)).body as { status?: string };
    expect(await eventually(read, ({ status }) => status === 'done')).toMatchObject({ id: importId, status: 'done' });
    expect(await call).toBe(201);
    await desk.shop.db.query('delete from products');
    expect((await desk.bring(LINK, { importId }).expect(409)).body).toMatchObject({ code: 'IMPORT_ID_TAKEN' });
    await desk.bring(LINK, { importId: '7' }).expect(400);
  });

  it('tells how far it is', async () => {
    desk.serve(LINK, pages.modelPage());
    const id = await desk.wish();
    await desk.worker.get(TiktokImportJobs, { strict: false }).import({ importId: id }, { attempt: 1, isLastAttempt: true });
    const read = async (): Promise<unknown> =>
      (await desk.shop.http().get(`/api/admin/import/tiktok/${id}`).set(desk.admin)).body;
    expect(await eventually(read, () => true)).toMatchObject({ status: 'done', product: { name: 'Wren Hoodie' } });
    await desk.shop.http().get('/api/admin/import/tiktok/7').set(desk.admin).expect(404);
  });
});
