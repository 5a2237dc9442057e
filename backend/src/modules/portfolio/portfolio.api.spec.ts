import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { PortfolioItemView } from './portfolio.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from portfolio_media'));

async function add(description?: string): Promise<PortfolioItemView> {
  const mediaUrl = await givenStoredFile(shop.db);
  const { body } = await shop
    .http()
    .post('/api/portfolio')
    .set(admin)
    .send({ mediaUrl, mediaType: 'image', description })
    .expect(201);
  return body as PortfolioItemView;
}

async function listed(): Promise<PortfolioItemView[]> {
  const { body } = await shop.http().get('/api/portfolio').expect(200);
  return body as PortfolioItemView[];
}

describe('the portfolio', () => {
  it('lists items in the order they were added, then in the saved order', async () => {
    const items = [await add('one'), await add('two'), await add('three')];
    expect((await listed()).map((item) => item.description)).toEqual(['one', 'two', 'three']);
    const ids = items.map((item) => item.id).toReversed();
    await shop.http().put('/api/portfolio/order').set(admin).send({ ids }).expect(200);
    expect((await listed()).map((item) => item.id)).toEqual(ids);
  });

  it('rejects an order that does not name exactly the current items', async () => {
    const items = [await add(), await add()];
    const [first] = items;
    const { body } = await shop
      .http()
      .put('/api/portfolio/order')
      .set(admin)
      .send({ ids: [first?.id] })
      .expect(409);
    expect(body).toMatchObject({ code: 'PORTFOLIO_CHANGED' });
    expect((await listed()).map((item) => item.id)).toEqual(items.map((item) => item.id));
  });

  it('rejects an order that names an item twice, also in capitals', async () => {
    const { id } = await add();
    await add();
    const { body } = await shop
      .http()
      .put('/api/portfolio/order')
      .set(admin)
      .send({ ids: [id, id.toUpperCase()] })
      .expect(400);
    expect(body).toMatchObject({ message: 'The order names an item twice' });
  });

  it('loses no flag or description when two admins move many items at the same time (threat 80)', async () => {
    const items = await Promise.all(Array.from({ length: 30 }, (_, index) => add(`piece ${index}`)));
    const moves = items.flatMap((item, index) => [
      shop.http().put(`/api/portfolio/${item.id}`).set(admin).send({ sortOrder: index }),
      shop.http().put(`/api/portfolio/${item.id}`).set(admin).send({ isCoverUp: true }),
    ]);
    const answers = await Promise.all(moves);
    expect(answers.map((answer) => answer.status)).toEqual(moves.map(() => 200));
    const after = await listed();
    expect(after.map((item) => item.id)).toEqual(items.map((item) => item.id));
    expect(after.every((item) => item.isCoverUp && item.description?.startsWith('piece '))).toBe(true);
  });

  it('rejects a change that is wrong, and stays as it was', async () => {
    const { id } = await add('kept');
    const { body } = await shop.http().put(`/api/portfolio/${id}`).set(admin).send({ description: '' }).expect(400);
    expect(body).toMatchObject({ message: 'Description must have at least 1 character' });
    expect((await listed())[0]).toMatchObject({ description: 'kept', sortOrder: 0, isCoverUp: false });
  });

  it('trims and removes a description', async () => {
    const { id } = await add('  a swallow  ');
    expect((await listed())[0]?.description).toBe('a swallow');
    await shop.http().put(`/api/portfolio/${id}`).set(admin).send({ description: null }).expect(200);
    expect((await listed())[0]?.description).toBeNull();
  });

  it.each([
    'https://elsewhere.example/a.png',
    'javascript:alert(1)',
    '/api/images/../secret',
    '/api/images/9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d.webp',
  ])('rejects %s as a file', async (mediaUrl) => {
    await shop.http().post('/api/portfolio').set(admin).send({ mediaUrl }).expect(400);
    expect(await listed()).toEqual([]);
  });

  it('rejects a file that is too large for the portfolio (threat 58)', async () => {
    const mediaUrl = await givenStoredFile(shop.db, { byteSize: '10485761' });
    await shop.http().post('/api/portfolio').set(admin).send({ mediaUrl }).expect(413);
  });

  it('deletes once', async () => {
    const { id } = await add();
    await shop.http().delete(`/api/portfolio/${id}`).set(admin).expect(200, { success: true });
    await shop.http().delete(`/api/portfolio/${id}`).set(admin).expect(404);
  });
});
