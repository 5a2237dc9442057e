import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { givenStoredFile } from '#test/support/builders/stored-file.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { AdminArtistView } from '../admin-catalog.view.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const form = (over: object = {}) => ({ name: 'Dee', location: 'Baltimore, MD', story: 'Draws birds.', ...over });
const post = (body: object) => shop.http().post('/api/admin/artists').set(admin).send(body);
const put = (id: string, body: object) => shop.http().put(`/api/admin/artists/${id}`).set(admin).send(body);
const created = async (over: object = {}) => (await post(form(over)).expect(201)).body as AdminArtistView;

describe('artists', () => {
  it('are returned in full, listed in the admin even when hidden, and shown in the shop otherwise', async () => {
    const imageUrl = await givenStoredFile(shop.db, { width: 8, height: 6, color: '#112233' });
    const artist = await created({ imageUrl });
    expect(artist).toEqual({
      id: artist.id,
      ...form(),
      imageUrl,
      isActive: true,
      productCount: 0,
      version: 1,
      image: { width: 8, height: 6, color: '#112233' },
    });
    await givenProduct(shop.db, { artistId: artist.id });
    await shop.http().get(`/api/artists/${artist.id}`).expect(200);
    expect((await put(artist.id, form({ isActive: false })).expect(200)).body).toMatchObject({
      isActive: false,
      imageUrl,
      productCount: 1,
    });
    const status = async () => (await shop.http().get(`/api/artists/${artist.id}`)).status;
    expect(await eventually(status, (code) => code === 404)).toBe(404);
    const list = (await shop.http().get('/api/admin/artists').set(admin).expect(200)).body as AdminArtistView[];
    expect(list.find((one) => one.id === artist.id)).toMatchObject({ isActive: false, productCount: 1 });
    expect((await put(artist.id, form({ imageUrl: null })).expect(200)).body).toMatchObject({ isActive: false, imageUrl: null });
  });

  it('are not overwritten by a form that was opened before another save', async () => {
    const { id, version } = await created();
    const theirs = await put(id, form({ story: 'Theirs.', version })).expect(200);
    expect(theirs.body).toMatchObject({ version: version + 1 });
    const mine = await put(id, form({ story: 'Mine.', version })).expect(409);
    expect(mine.body).toMatchObject({
      message: 'Someone else has changed this artist meanwhile',
      code: 'EDIT_CONFLICT',
      current: theirs.body as object,
    });
    await put(id, form({ story: 'Mine.', version: version + 1 })).expect(200);
  });

  it.each<[object, string]>([
    [{ name: '' }, 'Name is required'],
    [{ imageUrl: 'https://elsewhere.example/a.png' }, 'Please upload the file first: other addresses are not accepted'],
  ])('rejects %j', async (over, message) => {
    const { id } = await givenArtist(shop.db);
    expect((await post(form(over)).expect(400)).body).toMatchObject({ message });
    expect((await put(id, form(over)).expect(400)).body).toMatchObject({ message });
  });

  it('leave their products without an artist when they are deleted (threat 83)', async () => {
    const artist = await givenArtist(shop.db);
    const product = await givenProduct(shop.db, { artistId: artist.id });
    await shop.http().delete(`/api/admin/artists/${artist.id}`).set(admin).expect(200, { success: true });
    expect((await shop.http().get(`/api/admin/products/${product.id}`).set(admin).expect(200)).body).toMatchObject({
      artistId: null,
      artist: null,
    });
    await shop.http().delete(`/api/admin/artists/${artist.id}`).set(admin).expect(404);
    await put(artist.id, form()).expect(404);
  });

  it('write an audit row for every change', async () => {
    const { id } = await created();
    await put(id, form({ name: 'Dee Dee' })).expect(200);
    await shop.http().delete(`/api/admin/artists/${id}`).set(admin).expect(200);
    expect(
      await shop.db.query('select action, entity, detail from audit_log where entity_id = $1 order by created_at', [id]),
    ).toEqual([
      { action: 'created', entity: 'artist', detail: { name: 'Dee' } },
      {
        action: 'updated',
        entity: 'artist',
        detail: { name: 'Dee Dee', changes: { name: { before: 'Dee', after: 'Dee Dee' } } },
      },
      { action: 'deleted', entity: 'artist', detail: { name: 'Dee Dee' } },
    ]);
  });
});
