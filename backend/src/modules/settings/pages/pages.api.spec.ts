import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { MarkdownRenderer } from './markdown-renderer.js';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from pages; delete from page_revisions'));

const returns = { version: 0, title: 'Returns', body: 'Within **30** days.', published: true };
const save = (slug: string, page: object) => shop.http().put(`/api/admin/pages/${slug}`).set(admin).send(page);
const read = async (slug: string) => (await shop.http().get(`/api/admin/pages/${slug}`).set(admin).expect(200)).body;
const footer = async (): Promise<unknown> => (await shop.http().get('/api/settings').expect(200)).body.pages;

/** Texts are rendered from the release on. */
function holdRenderings(): { begun: () => number; release: () => void } {
  const renderer = shop.app.get(MarkdownRenderer);
  const render = Reflect.get(renderer, 'renderInChild') as (markdown: string) => Promise<string>;
  let [begun, release] = [0, (): void => undefined];
  const released = new Promise<void>((resolve) => (release = resolve));
  Reflect.set(renderer, 'renderInChild', async (markdown: string) => {
    begun += 1;
    await released;
    return render.call(renderer, markdown);
  });
  const releaseAll = (): void => {
    Reflect.deleteProperty(renderer, 'renderInChild');
    release();
  };
  return { begun: () => begun, release: releaseAll };
}

describe('pages', () => {
  it('are shown when they are published, and a plain label again when they are not', async () => {
    await shop.http().get('/api/pages/returns').expect(404);
    await save('returns', { ...returns, published: false }).expect(200);
    await shop.http().get('/api/pages/returns').expect(404);
    expect(await footer()).toEqual([]);

    await save('returns', { ...returns, version: 1 }).expect(200);
    const { body } = await shop.http().get('/api/pages/returns').expect(200);
    expect(body).toEqual({
      slug: 'returns',
      title: 'Returns',
      html: '<p>Within <strong>30</strong> days.</p>',
      updatedAt: expect.any(String),
    });
    expect(await footer()).toEqual([{ slug: 'returns', title: 'Returns' }]);
    expect((await shop.http().get('/api/pages').expect(200)).body).toEqual(await footer());

    await save('returns', { ...returns, version: 2, published: false }).expect(200);
    await shop.http().get('/api/pages/returns').expect(404);
    expect(await footer()).toEqual([]);
  });

  it('are those of the list, and nothing else', async () => {
    const { body } = await shop.http().get('/api/admin/pages').set(admin).expect(200);
    const slugs = ['shipping', 'returns', 'faq', 'privacy', 'size-guide', 'careers', 'press', 'accessibility', 'terms'];
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
    for (const slug of ['other', 'toString', '..%2Freturns', 'Returns'])
      for (const path of [`/api/pages/${slug}`, `/api/admin/pages/${slug}`]) await shop.http().get(path).set(admin).expect(404);
    await save('other', returns).expect(404);
  });

  it('offer a text to start from, with the name of this shop', async () => {
    for (const slug of ['returns', 'privacy', 'terms']) expect((await read(slug)).template).toContain('Lasting Freedom');
    expect((await read('returns')).body).toBe('');
  });

  it('keep every text that was in force', async () => {
    await save('terms', { version: 0, title: 'Terms', body: 'First', published: true }).expect(200);
    await save('terms', { version: 1, title: 'Terms', body: 'Second', published: true }).expect(200);
    expect((await read('terms')).revisions).toEqual([
      expect.objectContaining({ version: 2, body: 'Second', published: true, adminName: expect.stringMatching(/^user-/) }),
      expect.objectContaining({ version: 1, body: 'First' }),
    ]);
  });

  it('show two editors their conflict, also when they save at the same moment', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((body) => save('faq', { ...returns, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const conflict = answers.find(({ status }) => status === 409);
    expect(conflict?.body).toMatchObject({ code: 'EDIT_CONFLICT', current: { slug: 'faq', version: 1 } });
    expect((await read('faq')).revisions).toHaveLength(1);
  });

  it('are previewed a few at a time, so that one account cannot take the machine', async () => {
    const other = await asAdmin(shop, { username: 'olga' });
    const preview = async (who: typeof admin) =>
      (await shop.http().post('/api/admin/pages/preview').set(who).send({ body: '> quoted' })).status;
    const held = holdRenderings();
    const statuses: number[] = [];
    const many = Array.from({ length: 30 }, async () => statuses.push(await preview(admin)));
    // One runs, and 20 wait.
    expect(
      await eventually(
        async () => statuses.length,
        (answered) => answered === 9,
      ),
    ).toBe(9);
    const patient = preview(other);
    expect(
      await eventually(
        async () => held.begun(),
        (begun) => begun === 2,
      ),
    ).toBe(2);
    held.release();
    expect(await patient).toBe(200);
    await Promise.all(many);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 429), ...Array.from({ length: 21 }, () => 200)]);
  });

  it('are previewed as they will be shown', async () => {
    const { body } = await shop.http().post('/api/admin/pages/preview').set(admin).send({ body: '# Hi' }).expect(200);
    expect(body).toEqual({ html: '<h2>Hi</h2>' });
  });
});

describe('hostile text (threat 142)', () => {
  it.each([
    ['200 KB', 'x'.repeat(200_000), 'Text must be at most 20000 characters'],
    ['nothing', ' ', 'The page needs a text'],
    ['half a character', 'a\ud800b', 'Text holds characters that cannot be used'],
  ])('is rejected: %s', async (_, body, message) => {
    expect((await save('faq', { ...returns, body }).expect(400)).body.errors).toEqual({ body: message });
  });

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['emphasis', '**x*'.repeat(5_000)],
    ['brackets', '['.repeat(20_000)],
  ])('keeps nobody waiting: %s', async (_, body) => {
    const slow = save('faq', { ...returns, body });
    const pending = slow.then(({ status }) => status);
    await shop.http().get('/api/health').expect(200);
    expect([200, 400]).toContain(await pending);
    await shop.http().get('/api/settings').expect(200);
  });
});
