import { givenProduct, stockOf } from '#test/support/builders/catalog.js';
import { givenCart, orderBody } from '#test/support/builders/order.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { byTier } from '#test/support/tier.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
});
afterAll(() => shop.close());

let visitors = 0;
const newEmail = (): string => `shopper-${++visitors}@example.com`;
const newAddress = (): string => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;

interface Attempt {
  quantity?: number;
  email?: string;
  address?: string;
  method?: string;
  stock?: number;
}

/** An order of a new product by a new shopper, unless `attempt` says otherwise, with everything but its request done. */
async function prepared({
  quantity = 1,
  email = newEmail(),
  address = newAddress(),
  method = 'zelle',
  stock = 500,
}: Attempt = {}) {
  const product = await givenProduct(shop.db, { stockQuantity: stock });
  const lines = [{ product, quantity }];
  const sent = orderBody(await givenCart(shop.db, lines), lines, { customerEmail: email, paymentMethod: method });
  return async () => {
    const { status, body } = await shop.http().post('/api/orders').set('x-forwarded-for', address).send(sent);
    return { status, body: body as { id: string; code?: string; message?: string }, productId: product.id };
  };
}

const order = async (attempt?: Attempt) => (await prepared(attempt))();

async function statuses(attempts: Attempt[]): Promise<number[]> {
  const answers: number[] = [];
  for (const attempt of attempts) answers.push((await order(attempt)).status);
  return answers;
}

describe('unpaid orders by hand (threats 34 and 75)', () => {
  it('are limited to 3 per address, whatever the email', async () => {
    const address = newAddress();
    expect(await statuses([{ address }, { address }, { address }])).toEqual([201, 201, 201]);
    const fourth = await order({ address, method: 'venmo' });
    expect(fourth).toMatchObject({ status: 409, body: { code: 'UNPAID_ORDERS_LIMIT' } });
    expect(fourth.body.message).toContain('3 unpaid orders');
    expect(await stockOf(shop.db, fourth.productId)).toBe(500);
  });

  it('are limited to 3 per email, whatever the address, case and suffix', async () => {
    const emails = ['victim@example.com', 'Victim@example.com', 'victim+a@example.com', 'VICTIM+b+c@example.com'];
    expect(await statuses(emails.map((email) => ({ email })))).toEqual([201, 201, 201, 409]);
  });

  it.each([
    ['Gmail, with its dots', ['vic.tim@gmail.com', 'v.i.c.t.i.m@gmail.com', 'Victim+x@googlemail.com', 'victim@GMAIL.com']],
    [
      'a letter whose lower case is two',
      ['\u0130q1@example.com', '\u0130q1@example.com', '\u0130q1@example.com', '\u0130Q1@example.com'],
    ],
  ])('are limited to 3 per mailbox: %s', async (_, emails) => {
    expect(await statuses(emails.map((email) => ({ email })))).toEqual([201, 201, 201, 409]);
  });

  it('tell mailboxes apart that dots and suffixes make', async () => {
    const emails = ['vic.tim@example.com', 'victim1@example.com', 'v.ictim@example.com', 'victim@gmail.com.example.com'];
    expect(await statuses(emails.map((email) => ({ email })))).toEqual([201, 201, 201, 201]);
  });

  it('count the addresses of one IPv6 network as one', async () => {
    const addresses = [1, 2, 3, 4].map((host) => `2001:db8:7:1::${host}`);
    expect(await statuses(addresses.map((address) => ({ address })))).toEqual([201, 201, 201, 409]);
    expect(await statuses([{ address: '2001:db8:8:1::1' }])).toEqual([201]);
  });

  it('hold at most 20 pieces together', async () => {
    const address = newAddress();
    expect(
      await statuses([
        { address, quantity: 15 },
        { address, quantity: 6 },
        { address, quantity: 5 },
      ]),
    ).toEqual([201, 409, 201]);
    const { status, body } = await order({ quantity: 21 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'UNPAID_PIECES_LIMIT', maxPieces: 20 });
  });

  it.each<[string, () => Attempt]>([
    ['address', () => ({ address: newAddress() })],
    ['email', () => ({ email: newEmail() })],
  ])('are limited when 12 of one %s arrive at once, every time', async (_, shopper) => {
    for (let round = 0; round < byTier(3, 8); round++) {
      const attempt = shopper();
      const orders = await Promise.all(Array.from({ length: 12 }, () => prepared(attempt)));
      const answers = await Promise.all(orders.map((send) => send()));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201,
        201,
        201,
        ...Array<number>(9).fill(409),
      ]);
    }
  });

  it('no longer count once they are paid or cancelled', async () => {
    const address = newAddress();
    const first = await order({ address });
    const second = await order({ address });
    await order({ address });
    await shop.db.query(`update orders set payment_status = 'paid', status = 'confirmed' where id = $1`, [first.body.id]);
    await shop.db.query(`update orders set status = 'cancelled' where id = $1`, [second.body.id]);
    expect(await statuses([{ address }, { address }, { address }])).toEqual([201, 201, 409]);
  });

  it('are stored without the address in clear', async () => {
    const address = '198.51.100.77';
    const { body } = await order({ address });
    const [row] = await shop.db.query<{ placedFrom: string }[]>('select placed_from as "placedFrom" from orders where id = $1', [
      body.id,
    ]);
    expect(row?.placedFrom).toMatch(/^[\w-]{43}$/);
  });
});
