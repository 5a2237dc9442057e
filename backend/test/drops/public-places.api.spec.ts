import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogClockRow } from '#modules/catalog/index.js';
import { operations } from '../attack/contract.js';
import { givenArtist, givenCategory, givenSizedProduct, sizeOf, type SizedProduct } from '../support/builders/catalog.js';
import { givenCart, orderBody } from '../support/builders/order.js';
import { startProcess, type TestProcess } from '../support/children/child-process.js';
import { eventually } from '../support/eventually.js';
import { createFakeSite } from '../support/fakes/built-site.js';
import { openShop, type TestShop } from '../support/shop.js';
import {
  API_PLACES,
  FILE_PLACES,
  isSeen,
  NO_PLACES,
  PAGE_PLACES,
  type Seen,
  type State,
  STATES,
  STOREFRONT_ROUTES,
} from './public-places.js';

/** Far away, so that no timer opens anything: the spec moves the clock of the catalogue itself. */
const MOMENT = new Date(Date.now() + 3_600_000);
const PLACES = [...API_PLACES, ...FILE_PLACES, ...PAGE_PLACES];

let shop: TestShop;
let processes: TestProcess[];
let products: Record<State, SizedProduct>;
let ids: Record<string, string>;

beforeAll(async () => {
  shop = await openShop();
  const category = await givenCategory(shop.db, { name: 'Tops', slug: 'tops' });
  const artist = await givenArtist(shop.db, { name: 'Marisol Vega' });
  const given = (state: State) =>
    givenSizedProduct(
      shop.db,
      { [`One ${state}`]: 5 },
      { name: `Zephyr ${state}`, color: `Hue${state}`, categoryId: category.id, artistId: artist.id },
    );
  const [draft, hidden, coming, live] = [await given('draft'), await given('hidden'), await given('coming'), await given('live')];
  products = { draft, hidden, coming, live };
  const lines = STATES.map((state) => ({
    product: products[state],
    variant: sizeOf(products[state], `One ${state}`),
    quantity: 1,
  }));
  const ordered = await givenCart(shop.db, lines);
  const { body } = await shop.http().post('/api/orders').send(orderBody(ordered, lines)).expect(201);
  await shop.db.query(`insert into pages (slug, title, body, html, published) values ('returns', 'Returns', '', '', true)`);
  await shop.db.query(`update products set state = 'draft', visible_from = '2020-01-01' where id = $1`, [draft.id]);
  await shop.db.query('update products set visible_from = $2 where id = $1', [hidden.id, MOMENT]);
  await shop.db.query('update products set buyable_from = $2 where id = $1', [coming.id, MOMENT]);
  ids = {
    category: 'tops',
    artist: artist.id,
    sessionId: await givenCart(shop.db, lines),
    order: (body as { id: string }).id,
    name: 'none.webp',
    alert: randomUUID(),
    first: '00000000-0000-4000-8000-000000000000',
  };
  processes = [await startShop(), await startShop()];
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await shop.close();
});

const startShop = (): Promise<TestProcess> =>
  startProcess('src/main.ts', shop.config, { PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://shop.example' });

const fill = (path: string, id: string): string =>
  path.replace('{id}', id).replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

/** The states whose product the place shows in a process. */
async function shownBy({ port }: TestProcess, path: string): Promise<State[]> {
  const shown: State[] = [];
  for (const state of STATES) {
    const response = await fetch(`http://127.0.0.1:${port}${fill(path, products[state].id)}`);
    const text = await response.text();
    // A filter offers the sizes and colors of everything that is visible.
    const facets = path.includes('in-stock') ? [] : [`One ${state}`, `one ${state}`, `Hue${state}`];
    const marks = path.includes('{id}') ? [] : [products[state].id];
    const isShown = [...marks, ...facets, `Zephyr ${state}`].some((mark) => text.includes(mark));
    if (path.includes('{id}') && !path.endsWith('/images')) {
      expect([path, state, response.status]).toEqual([path, state, isShown ? 200 : 404]);
    }
    if (isShown || (path.endsWith('/images') && response.ok)) shown.push(state);
  }
  return shown;
}

/** A kept page may be a second old. */
const expectShown = async (path: string, expected: readonly State[]): Promise<void> => {
  for (const one of processes) {
    const shown = await eventually(
      () => shownBy(one, path),
      (states) => states.join() === expected.join(),
    );
    expect([path, shown]).toEqual([path, expected]);
  }
};

const setClock = (at: Date) => shop.db.getRepository(CatalogClockRow).update({ id: 1 }, { at });

describe('every public place', () => {
  it('shows no draft, and nothing before its moment', async () => {
    await setClock(new Date(MOMENT.getTime() - 1));
    for (const [path, seen] of PLACES)
      await expectShown(
        path,
        STATES.filter((state) => isSeen(seen, state)),
      );
    const { port } = processes[0]!;
    const read = async (path: string): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
    expect(await read(`/api/artists/${ids['artist']}`)).toMatchObject({ productCount: 2 });
    expect(await read('/api/products/listing')).toMatchObject({ matching: 2, total: 2 });
    expect(await read(`/api/products/${products.coming.id}`)).toMatchObject({ opensAt: MOMENT.toISOString(), inStock: true });
  });

  it('answers an id of what is not visible like an unknown one', async () => {
    for (const path of ['/api/products?limit=2&after=', '/api/products?fields=card&limit=2&after=']) {
      const bodies = await Promise.all(
        [products.draft.id, products.hidden.id, randomUUID()].map(async (id) => (await shop.http().get(path + id)).text),
      );
      expect(new Set(bodies)).toEqual(new Set(['[]']));
    }
  });

  it('shows everything but drafts after one tick', async () => {
    await setClock(MOMENT);
    const after = (seen: Seen) => STATES.filter((state) => isSeen(seen, state) || (seen !== 'none' && state !== 'draft'));
    for (const [path, seen] of PLACES) await expectShown(path, after(seen));
    const { body } = await shop.http().get(`/api/products/${products.coming.id}`);
    expect(body).toMatchObject({ opensAt: null });
  });

  it('is in the table', async () => {
    const site = await createFakeSite();
    const other = await openShop({}, site.folders);
    const server = other.app.getHttpAdapter().getInstance();
    const known = [...PLACES.map(([path]) => path.split('?', 1)[0] ?? ''), '/api/images/{name}'];
    const covers = (route: string) => (path: string) =>
      path.split('/').length === route.split('/').length &&
      route.split('/').every((part, n) => /^[{:]/.test(part) || part === path.split('/')[n]);
    const open = operations.filter(({ method, isAdmin }) => method === 'GET' && !isAdmin).map(({ path }) => path);
    const files = routesOf(server.printRoutes({ commonPrefix: false })).filter(
      (route) => !route.startsWith('/api') && !NO_PLACES.some((pattern) => pattern.test(route)),
    );
    expect(open.length).toBeGreaterThan(15);
    expect(files.length).toBeGreaterThan(5);
    expect([...open, ...files].filter((route) => !known.some(covers(route)))).toEqual([]);
    const pages = readFileSync(join(__dirname, '../../../storefront/src/app/route-table.ts'), 'utf8');
    const names = [...pages.matchAll(/oute\(paths\.(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(STOREFRONT_ROUTES);
    await other.close();
    await site.remove();
  });
});

/** The paths with GET of Fastify's tree, whose lines are indented by four characters for each part. */
function routesOf(tree: string): string[] {
  const parts: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([\w, -]+)\))?/.exec(line);
    if (!found) continue;
    const [, indent = '', part = '', methods = ''] = found;
    parts.splice(indent.length / 4, parts.length, part);
    if (methods.includes('GET')) routes.push(parts.join(''));
  }
  return [...new Set(routes)];
}
