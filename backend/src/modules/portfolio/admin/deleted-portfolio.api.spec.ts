import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { DeletedPortfolioItemView, PortfolioItemView } from '../portfolio.view.js';
import { DeletedPortfolio } from './deleted-portfolio.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from portfolio_media'));

async function add(description: string): Promise<PortfolioItemView> {
  const mediaUrl = await givenStoredFile(shop.db);
  const { body } = await shop.http().post('/api/portfolio').set(admin).send({ mediaUrl, description }).expect(201);
  return body as PortfolioItemView;
}

const listed = async (): Promise<(string | null)[]> =>
  ((await shop.http().get('/api/portfolio').expect(200)).body as PortfolioItemView[]).map(({ description }) => description);
const deleted = async () =>
  (await shop.http().get('/api/admin/deleted/portfolio').set(admin).expect(200)).body as DeletedPortfolioItemView[];
const remove = (id: string) => shop.http().delete(`/api/portfolio/${id}`).set(admin);
const restore = (id: string) => shop.http().post(`/api/admin/deleted/portfolio/${id}/restore`).set(admin);
const purge = (id: string) => shop.http().delete(`/api/admin/deleted/portfolio/${id}`).set(admin);

describe('a deleted portfolio item', () => {
  it('is in no public answer and cannot be changed, and comes back to its place', async () => {
    const [one, two, three] = [await add('one'), await add('two'), await add('three')];
    await remove(two.id).expect(200);
    expect(await eventually(listed, (all) => all.length === 2)).toEqual(['one', 'three']);
    expect(await deleted()).toMatchObject([{ id: two.id, description: 'two', mediaUrl: two.mediaUrl }]);
    await shop.http().put(`/api/portfolio/${two.id}`).set(admin).send({ isCoverUp: true }).expect(404);
    await shop
      .http()
      .put('/api/portfolio/order')
      .set(admin)
      .send({ ids: [one.id, two.id, three.id] })
      .expect(409);

    expect((await restore(two.id).expect(200)).body).toEqual(two);
    expect((await restore(two.id).expect(200)).body).toEqual(two);
    expect(await eventually(listed, (all) => all.length === 3)).toEqual(['one', 'two', 'three']);
    expect(await deleted()).toEqual([]);
    const log = await shop.db.query('select action from audit_log where entity_id = $1 order by created_at, id', [two.id]);
    expect((log as { action: string }[]).map(({ action }) => action)).toEqual(['created', 'deleted', 'restored']);
  });

  it('keeps its file in use until it is removed for good, which needs a deletion first', async () => {
    const item = await add('a face');
    await purge(item.id).expect(404);
    await remove(item.id).expect(200);
    const name = item.mediaUrl.split('/').at(-1);
    const unused = () => shop.http().delete(`/api/admin/media/${name}`).set(admin);
    await unused().expect(409);
    await purge(item.id).expect(200, { success: true });
    await purge(item.id).expect(404);
    await restore(item.id).expect(404);
    await unused().expect(200);
  });

  it('is purged after 30 days', async () => {
    const [old, recent] = [await add('old'), await add('recent')];
    await remove(old.id).expect(200);
    await remove(recent.id).expect(200);
    await shop.db.query(`update portfolio_media set deleted_at = now() - interval '31 days' where id = $1`, [old.id]);
    expect(await shop.app.get(DeletedPortfolio).purgeOld()).toBe(1);
    expect((await deleted()).map(({ id }) => id)).toEqual([recent.id]);
  });

  it('takes one place among those that were added meanwhile', async () => {
    const [one, two] = [await add('one'), await add('two')];
    await remove(two.id).expect(200);
    await add('three');
    await remove(one.id).expect(200);
    await Promise.all([restore(one.id), restore(two.id), restore(two.id)]);
    expect(new Set(await eventually(listed, (all) => all.length === 3))).toEqual(new Set(['one', 'three', 'two']));
  });
});
