import { givenArtist, givenProduct } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';

const NAMES = [
  'Łódź Skyline Hoodie',
  'Søren Cap',
  'Işık Tee',
  'Straße Jogger',
  'Ærø Sweater',
  '東京ナイト Tee',
  'Привет Hoodie',
  'Đà Nẵng Tee',
  'D’Angelo Shorts',
  'เสื้อยืดสีดำ',
  'हिन्दी टी',
  'ΟΔΥΣΣΕΎΣ Cap',
  'قميص أحمد',
  'Plain Tank',
  'C++ Tee',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  for (const name of NAMES) await givenProduct(shop.db, { name, description: 'Soft' });
});
afterAll(() => shop.close());

async function found(search: string): Promise<string[]> {
  const { body } = await shop
    .http()
    .get(`/api/products/listing?${new URLSearchParams({ search, limit: '50' }).toString()}`)
    .expect(200);
  return (body as { products: { name: string }[] }).products.map(({ name }) => name);
}

it.each([
  ['Łódź', 'Łódź Skyline Hoodie'],
  ['lodz', 'Łódź Skyline Hoodie'],
  ['LODZ skyline', 'Łódź Skyline Hoodie'],
  ['Søren', 'Søren Cap'],
  ['soren', 'Søren Cap'],
  ['ışık', 'Işık Tee'],
  ['isik', 'Işık Tee'],
  ['straße', 'Straße Jogger'],
  ['STRASSE', 'Straße Jogger'],
  ['ærø', 'Ærø Sweater'],
  ['aero', 'Ærø Sweater'],
  ['東京', '東京ナイト Tee'],
  ['ナイト', '東京ナイト Tee'],
  ['ﾅｲﾄ', '東京ナイト Tee'],
  ['привет', 'Привет Hoodie'],
  ['da nang', 'Đà Nẵng Tee'],
  ['dangelo', 'D’Angelo Shorts'],
  ["d'angelo", 'D’Angelo Shorts'],
  ['angelo', 'D’Angelo Shorts'],
  ['สีดำ', 'เสื้อยืดสีดำ'],
  ['हिन्दी', 'हिन्दी टी'],
  ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ Cap'],
  ['احمد', 'قميص أحمد'],
  ['c++', 'C++ Tee'],
  ['C++ tee', 'C++ Tee'],
])('"%s" finds %s alone', async (search, name) => {
  expect(await found(search)).toEqual([name]);
});

it.each(['💛', '%', '_', '日本', '***', '’', '\u200b', '👩‍🚀', '¿?', '—', 's#', 'S&C'])(
  '"%s" finds nothing, instead of everything',
  async (search) => {
    expect(await found(search)).toEqual([]);
  },
);

it('finds what has a typo in any alphabet', async () => {
  expect(await found('приввет')).toEqual(['Привет Hoodie']);
});

it('lists artists as readers expect, whatever the letter case and the accents', async () => {
  for (const name of ['zebra', 'Éclair', 'apple', 'Walt', 'Łucja', 'echo', 'Lukas']) await givenArtist(shop.db, { name });
  await shop.waitForNotifications();
  const { body } = await shop.http().get('/api/artists').expect(200);
  expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
    'apple',
    'echo',
    'Éclair',
    'Łucja',
    'Lukas',
    'Walt',
    'zebra',
  ]);
});
