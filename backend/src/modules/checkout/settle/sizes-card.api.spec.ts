import { givenSizedProduct, retireSize, type SizedProduct, sizeOf, sizeStocksOf } from '#test/support/builders/catalog.js';
import { givenCart, type OrderLine } from '#test/support/builders/order.js';
import { CardShop, PROVIDERS } from '#test/support/card-shop.js';
import { expectInvariants } from '#test/support/invariants.js';

const lineOf = (product: SizedProduct, label: string, quantity = 1): OrderLine => ({
  product,
  variant: sizeOf(product, label),
  quantity,
});
const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

describe.each(PROVIDERS)('a card payment of sizes over %s', (provider) => {
  let cards: CardShop;
  beforeAll(async () => {
    cards = await CardShop.open(provider);
  });
  afterAll(async () => {
    await expectInvariants(cards.shop.db);
    await cards.close();
  });

  const labelsInCart = async (sessionId: string): Promise<string[]> => {
    const { body } = await cards.shop.http().get(`/api/cart/${sessionId}`).expect(200);
    return (body as { quantity: number; variant: { label: string } }[]).map(
      ({ quantity, variant }) => `${quantity} ${variant.label}`,
    );
  };

  it('is replaced when the size is changed in another tab, although both cost the same', async () => {
    const hoodie = await givenSizedProduct(cards.shop.db, { M: 5, L: 5 });
    const sessionId = await givenCart(cards.shop.db, [lineOf(hoodie, 'M')]);
    const first = await cards.begin(sessionId, [lineOf(hoodie, 'M')]).expect(201);
    const { body: cart } = await cards.shop.http().get(`/api/cart/${sessionId}`).expect(200);
    const change = { quantity: 1, variantId: sizeOf(hoodie, 'L').id };
    await cards.shop.http().put(`/api/cart/${cart[0].id}`).send(change).expect(200);
    const second = await cards.begin(sessionId, [lineOf(hoodie, 'L')]).expect(201);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await cards.intent(intentOf(first.body.clientSecret))).status).toBe('canceled');
    await cards.pay(second.body.clientSecret);
    const { body: order } = await cards.order(sessionId, [lineOf(hoodie, 'L')]).expect(201);
    const { body } = await cards.shop.http().get(`/api/orders/${order.id}`).expect(200);
    expect(body.items).toMatchObject([{ variant: { label: 'L' }, quantity: 1 }]);
    expect(await sizeStocksOf(cards.shop.db, hoodie.id)).toEqual({ M: 5, L: 4, all: 9 });
  });

  it('orders what was paid and leaves what was added since: another size, and more of one', async () => {
    const hoodie = await givenSizedProduct(cards.shop.db, { S: 5, M: 5, L: 5 });
    const paid = [lineOf(hoodie, 'S'), lineOf(hoodie, 'M', 2)];
    const { sessionId } = await cards.givenPaid(paid);
    for (const label of ['L', 'S']) {
      const body = { sessionId, productId: hoodie.id, variantId: sizeOf(hoodie, label).id, quantity: 1 };
      await cards.shop.http().post('/api/cart').send(body).expect(201);
    }
    await cards.order(sessionId, paid).expect(201);
    expect(await labelsInCart(sessionId)).toEqual(['2 S', '1 L']);
    expect(await sizeStocksOf(cards.shop.db, hoodie.id)).toEqual({ S: 4, M: 3, L: 5, all: 12 });
  });

  it('of a size that was retired meanwhile is sold out and not charged', async () => {
    const hoodie = await givenSizedProduct(cards.shop.db, { M: 5, L: 5 }, { name: 'Dawn Hoodie' });
    const { sessionId, intentId } = await cards.givenPaid([lineOf(hoodie, 'M')]);
    await retireSize(cards.shop.db, sizeOf(hoodie, 'M'));
    const { body } = await cards.order(sessionId, [lineOf(hoodie, 'M')]).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: 'Dawn Hoodie, M is sold out, you were not charged' });
    expect((await cards.intent(intentId)).status).toBe('canceled');
    expect(await cards.orders(sessionId)).toBe(0);
  });

  it('does not start without a size, or for more than the size has', async () => {
    const hoodie = await givenSizedProduct(cards.shop.db, { M: 1, L: 5 });
    const unsized = [{ product: hoodie, quantity: 1 }];
    const needed = await cards.begin(await givenCart(cards.shop.db, unsized), unsized).expect(409);
    expect(needed.body.code).toBe('SIZE_NEEDED');
    const many = [lineOf(hoodie, 'M', 2)];
    const short = await cards.begin(await givenCart(cards.shop.db, many), many).expect(409);
    expect(short.body).toMatchObject({ code: 'OUT_OF_STOCK', variantId: sizeOf(hoodie, 'M').id, stockQuantity: 1 });
  });
});
