import { FeedClient, hoodieFeed } from '#test/feeds/feed-client.js';

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
});
afterEach(() => client.close());

describe('types without a category', () => {
  const jewelry = hoodieFeed(
    '48',
    '5',
    'anchor,Anchor Bracelet,Bracelet,69.99,1,\nlink,Link Bracelet,bracelets,40,2,\nmoon,Moon,Collier Doré,80,1,\nno-type,Thing,,10,1,\n',
  );
  const categoriesOf = ({ rows }: Awaited<ReturnType<FeedClient['run']>>): (string | null)[] =>
    rows.map(({ category }) => category);

  it('are named in the report', async () => {
    const report = await client.run(jewelry);
    expect(categoriesOf(report)).toEqual(['Hoodies (by type)', ...Array<string>(4).fill('Uncategorized')]);
    expect(report.rows.map(({ notes }) => notes)).toEqual([
      [],
      ['no category matches the type "Bracelet"'],
      ['no category matches the type "bracelets"'],
      ['no category matches the type "Collier Doré"'],
      [],
    ]);
  });

  it('become categories on request, also of products that were imported before', async () => {
    await client.run(jewelry);
    const expected = ['Hoodies (by type)', 'Bracelet (new)', 'Bracelet (by type)', 'Collier Doré (new)', 'Uncategorized'];
    const tables = await client.counts();
    expect(categoriesOf(await client.run(jewelry, true, true))).toEqual(expected);
    expect(await client.counts()).toEqual(tables);
    expect(categoriesOf(await client.run(jewelry, false, true))).toEqual(expected);
    const { body } = await client.shop.http().get('/api/categories').expect(200);
    expect((body as { name: string; slug: string }[]).map(({ name, slug }) => [name, slug])).toEqual(
      expect.arrayContaining([
        ['Bracelet', 'bracelet'],
        ['Collier Doré', 'collier-dore'],
      ]),
    );
    const again = await client.run(jewelry, false, true);
    expect(again.totals).toMatchObject({ unchanged: 5, updated: 0 });
  });

  it('become one category when two imports run at the same time', async () => {
    const reports = await Promise.all([client.run(jewelry, false, true), client.run(jewelry, false, true)]);
    expect(reports.map(({ totals }) => totals.failed)).toEqual([0, 0]);
    expect(await client.shop.db.query("select slug from categories where slug like 'bracelet%'")).toHaveLength(1);
  });
});
