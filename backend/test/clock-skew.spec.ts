import { givenProduct, stockOf } from './support/builders/catalog.js';
import { givenCart, orderBody } from './support/builders/order.js';
import { startProcess, type TestProcess } from './support/children/child-process.js';
import { openShop, type TestShop } from './support/shop.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Code that a process runs first: its clock differs from that of the database by `skewMs`. */
const skewedClock = (skewMs: number): string =>
  `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(RealDate.now() + ${skewMs}); else super(...parts); }
    static now() { return RealDate.now() + ${skewMs}; }
  };`)}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each([
  ['nine hours ahead', 9 * HOUR_MS],
  ['fifteen minutes late', -15 * MINUTE_MS],
])('a process whose clock is %s', (_name, skewMs) => {
  let api: TestProcess;
  beforeAll(async () => {
    api = await startProcess('src/main.ts', shop.config, { NODE_OPTIONS: `--import ${skewedClock(skewMs)}` });
  });
  afterAll(async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  });

  it('takes an order once, at the time of the database, and other processes agree (threat 93)', async () => {
    const product = await givenProduct(shop.db, { stockQuantity: 5 });
    const lines = [{ product, quantity: 2 }];
    const body = JSON.stringify(orderBody(await givenCart(shop.db, lines), lines));
    const order = async (): Promise<{ id: string; paymentDueAt: string }> => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `skew ${skewMs}` };
      const answer = await fetch(`http://127.0.0.1:${api.port}/api/orders`, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      return (await answer.json()) as { id: string; paymentDueAt: string };
    };
    const { id } = await order();
    const { time } = JSON.parse(api.output().trim().split('\n').at(-1) ?? '{}') as { time: string };
    expect(Math.abs(Date.parse(time) - Date.now() - skewMs)).toBeLessThan(5 * MINUTE_MS);
    expect((await order()).id).toBe(id);
    expect(await stockOf(shop.db, product.id)).toBe(3);
    const [row] = await shop.db.query<{ age: number }[]>(
      'select extract(epoch from now() - created_at)::float as age from orders where id = $1',
      [id],
    );
    expect(Math.abs(row?.age ?? Number.NaN)).toBeLessThan(300);
    const here = (await shop.http().get(`/api/orders/${id}`).expect(200)).body as { paymentDueAt: string };
    const there = await (await fetch(`http://127.0.0.1:${api.port}/api/orders/${id}`)).json();
    expect(there).toEqual(here);
  });
});
