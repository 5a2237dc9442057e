import { FeedClient } from '#test/feeds/feed-client.js';
import { query } from '#platform/database/sql.js';
import type { FeedReport } from './report/feed-report.js';

const HEADER = 'Handle,Title,Status,Published,Variant Price,Variant Inventory Qty,Gift Card';
const feed = (...rows: string[]): string => [HEADER, ...rows, ''].join('\n');
const FILE = feed(
  'live,Live Tee,Active,true,20,3,',
  'draft,Draft Tee,draft,true,20,3,',
  'archived,Archived Tee,ARCHIVED,true,20,3,',
  'hidden,Hidden Tee,active,FALSE,20,3,',
  'odd,Odd Tee,paused,true,20,3,',
  'gift,Gift Card,draft,true,20,3,true',
);

let client: FeedClient;
beforeEach(async () => {
  client = await FeedClient.open();
});
afterEach(() => client.close());

const outcomes = ({ rows }: FeedReport) =>
  rows.map(({ handle, outcome, notes }) => [handle, outcome, ...notes.filter((note) => !note.startsWith('image'))]);
async function states(): Promise<Record<string, string>> {
  const rows = await query<{ handle: string; state: string }>(client.shop.db, 'select source_id as handle, state from products');
  return Object.fromEntries(rows.map(({ handle, state }) => [handle, state]));
}

describe('what a file keeps out of its shop', () => {
  const CREATED = [
    ['live', 'created'],
    ['draft', 'created', 'kept as a draft: its status is "draft"'],
    ['archived', 'created', 'kept as a draft: its status is "archived"'],
    ['hidden', 'created', 'kept as a draft: not published'],
    ['odd', 'skipped', 'its status is "paused"'],
    ['gift', 'skipped', 'a gift card'],
  ];

  it('is left out', async () => {
    const { totals } = await client.run(FILE);
    expect(totals).toMatchObject({ created: 1, skipped: 5 });
    expect(await states()).toEqual({ live: 'live' });
  });

  it('comes as drafts when they are asked for, and nobody sees them', async () => {
    expect(outcomes(await client.runWith(FILE, { dryRun: true, drafts: true }))).toEqual(CREATED);
    expect(outcomes(await client.runWith(FILE, { drafts: true }))).toEqual(CREATED);
    expect(await states()).toEqual({ live: 'live', draft: 'draft', archived: 'draft', hidden: 'draft' });
    const { body } = await client.shop.http().get('/api/products').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Live Tee']);
    expect((await client.runWith(FILE, { drafts: true })).totals).toMatchObject({ unchanged: 4, created: 0, updated: 0 });
  });

  it('changes the state of no product that the shop has, and the report says so', async () => {
    await client.runWith(FILE, { drafts: true });
    await client.shop.db.query("update products set state = case source_id when 'draft' then 'live' else 'draft' end");
    const before = await states();
    const changed = FILE.replace('Draft Tee,draft,true,20', 'Draft Tee,draft,true,21');
    const LINES = [
      ['live', 'unchanged', 'live in the file, draft in the shop'],
      ['draft', 'updated', 'changed: price', 'draft in the file, live in the shop'],
    ];
    for (const dryRun of [true, false]) {
      expect(outcomes(await client.runWith(changed, { dryRun, drafts: true })).slice(0, 2)).toEqual(LINES);
      expect(await states()).toEqual(before);
    }
  });
});
