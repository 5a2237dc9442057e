import { randomUUID } from 'node:crypto';
import { givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenProduct, givenSizedProduct, retireSize, sizeOf } from '#test/support/builders/catalog.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '40' });
});
afterAll(() => shop.close());

interface Line {
  id: string;
  quantity: number;
  variant: { id: string; label: string } | null;
  needsSize: boolean;
  product: { id: string; price: string; stockQuantity: number; inStock: boolean };
}

const add = (sessionId: string, productId: string, variantId?: unknown, quantity = 1) =>
  shop.http().post('/api/cart').send({ sessionId, productId, quantity, variantId });
const change = (id: string, body: object) => shop.http().put(`/api/cart/${id}`).send(body);
const cart = async (sessionId: string): Promise<Line[]> => (await shop.http().get(`/api/cart/${sessionId}`).expect(200)).body;
/** "M 2" for every line; "none" for a line without a size. */
const linesOf = async (sessionId: string): Promise<string[]> =>
  (await cart(sessionId)).map(({ variant, quantity }) => `${variant?.label ?? 'none'} ${quantity}`);

describe('adding to the cart', () => {
  it('keeps two sizes of one product in two lines, each with price and stock of its size', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 5, L: 40 });
    await shop.db.query('update product_variants set price_override = 52 where id = $1', [sizeOf(hoodie, 'L').id]);
    const sessionId = newSession();
    await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id).expect(201);
    await add(sessionId, hoodie.id, sizeOf(hoodie, 'L').id.toUpperCase(), 2).expect(201);
    const { body } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id).expect(201);
    expect(body).toMatchObject({ quantity: 2, variant: { id: sizeOf(hoodie, 'M').id, label: 'M' }, needsSize: false });
    expect(await cart(sessionId)).toMatchObject([
      { quantity: 2, variant: { label: 'M' }, product: { id: hoodie.id, price: '48.00', stockQuantity: 5, inStock: true } },
      { quantity: 2, variant: { label: 'L' }, product: { id: hoodie.id, price: '52.00', stockQuantity: 40, inStock: true } },
    ]);
  });

  it('answers without a size, or with one that the product does not have', async () => {
    const [hoodie, other] = [await givenSizedProduct(shop.db, { M: 5 }), await givenSizedProduct(shop.db, { M: 5 })];
    const colors = await givenSizedProduct(shop.db, {}, { optionNames: ['Size', 'Color'] });
    const artwork = await givenSizedProduct(shop.db, {}, { optionNames: ['Artwork'] });
    const cap = await givenProduct(shop.db);
    const sessionId = newSession();
    for (const none of [undefined, null]) {
      const { body } = await add(sessionId, hoodie.id, none).expect(400);
      expect(body).toMatchObject({ code: 'SIZE_NEEDED', message: 'Please select a size' });
    }
    expect((await add(sessionId, colors.id).expect(400)).body.message).toBe('Please select a size and a color');
    expect((await add(sessionId, artwork.id).expect(400)).body.message).toBe('Please select an artwork');
    for (const wrong of [sizeOf(other, 'M').id, randomUUID(), 'M', '', "' or 1=1 --"]) {
      expect((await add(sessionId, hoodie.id, wrong).expect(404)).body.message).toBe('Size not found');
    }
    for (const any of [sizeOf(hoodie, 'M').id, randomUUID(), 'M']) {
      expect((await add(sessionId, cap.id, any).expect(404)).body.message).toBe('Size not found');
    }
    await add(sessionId, randomUUID(), sizeOf(hoodie, 'M').id).expect(404);
    expect(await cart(sessionId)).toEqual([]);
  });

  it('answers 409 with the pieces of the size, although another size has plenty', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 3, L: 500 });
    const sessionId = newSession();
    const m = sizeOf(hoodie, 'M').id;
    expect((await add(sessionId, hoodie.id, m, 4).expect(409)).body).toMatchObject({
      message: 'Only 3 left in stock',
      code: 'OUT_OF_STOCK',
      productId: hoodie.id,
      variantId: m,
      stockQuantity: 3,
    });
    await add(sessionId, hoodie.id, m, 2).expect(201);
    await add(sessionId, hoodie.id, m, 2).expect(409);
    await add(sessionId, hoodie.id, sizeOf(hoodie, 'L').id, 60).expect(201);
    expect((await add(sessionId, hoodie.id, sizeOf(hoodie, 'L').id, 40).expect(409)).body.code).toBe('LINE_FULL');
    expect(await linesOf(sessionId)).toEqual(['M 2', 'L 60']);
  });

  it('answers 409 SIZE_GONE for a retired size, whose lines have left the cart', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 3, L: 5 });
    const sessionId = newSession();
    const { body: line } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id).expect(201);
    await retireSize(shop.db, sizeOf(hoodie, 'M'));
    expect(await cart(sessionId)).toEqual([]);
    expect((await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id).expect(409)).body).toMatchObject({
      code: 'SIZE_GONE',
      message: 'M is no longer available',
    });
    await change(line.id, { quantity: 2 }).expect(404);
  });

  it('hides a line that was added while its size was retired', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 3, L: 5 });
    const m = sizeOf(hoodie, 'M');
    await retireSize(shop.db, m);
    const line = await givenCartLine(shop.db, { productId: hoodie.id, variantId: m.id });
    expect(await cart(line.sessionId)).toEqual([]);
    expect((await change(line.id, { quantity: 2 }).expect(409)).body.code).toBe('SIZE_GONE');
  });

  it.each([
    [60, 45, 45],
    [40, 500, 40],
  ])('adds %i times at once with %i pieces to one line of %i', async (times, stock, quantity) => {
    const hoodie = await givenSizedProduct(shop.db, { M: stock, L: 500 });
    const sessionId = newSession();
    await Promise.all(Array.from({ length: times }, () => add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id)));
    expect(await linesOf(sessionId)).toEqual([`M ${quantity}`]);
  });
});

describe('a product that has got sizes since it was added', () => {
  it('stays in the cart, asks for a size, and gets one', async () => {
    const hoodie = await givenSizedProduct(shop.db, { M: 3, L: 5 });
    const line = await givenCartLine(shop.db, { productId: hoodie.id, quantity: 2 });
    expect(await cart(line.sessionId)).toMatchObject([{ id: line.id, variant: null, needsSize: true, quantity: 2 }]);
    const { body } = await change(line.id, { quantity: 2, variantId: sizeOf(hoodie, 'M').id }).expect(200);
    expect(body).toMatchObject({ id: line.id, needsSize: false, variant: { label: 'M' }, product: { stockQuantity: 3 } });
    expect(await linesOf(line.sessionId)).toEqual(['M 2']);
  });
});

describe('another size for a line', () => {
  it('changes it, or merges it with the line that has this size', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 1, M: 5, L: 5 });
    const sessionId = newSession();
    const { body: m } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id, 2).expect(201);
    const { body: l } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'L').id, 3).expect(201);
    const merged = await change(m.id, { quantity: 2, variantId: sizeOf(hoodie, 'L').id }).expect(200);
    expect(merged.body).toMatchObject({ id: m.id, quantity: 5, variant: { label: 'L' } });
    await change(l.id, { quantity: 1 }).expect(404);
    const same = await change(m.id, { quantity: 4, variantId: sizeOf(hoodie, 'L').id.toUpperCase() }).expect(200);
    expect(same.body).toMatchObject({ id: m.id, quantity: 4 });
    expect(await linesOf(sessionId)).toEqual(['L 4']);
  });

  it.each([
    ['over the stock', { M: 5, L: 4 }, 2, 3, 'OUT_OF_STOCK'],
    ['over the limit of a line', { M: 90, L: 500 }, 50, 50, 'LINE_FULL'],
  ])('leaves both lines as they are when the sum is %s', async (_, pieces, ofM, ofL, code) => {
    const hoodie = await givenSizedProduct(shop.db, pieces);
    const sessionId = newSession();
    const { body: m } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id, ofM).expect(201);
    await add(sessionId, hoodie.id, sizeOf(hoodie, 'L').id, ofL).expect(201);
    const { body } = await change(m.id, { quantity: ofM, variantId: sizeOf(hoodie, 'L').id }).expect(409);
    expect(body.code).toBe(code);
    expect(await linesOf(sessionId)).toEqual([`M ${ofM}`, `L ${ofL}`]);
  });

  it('is refused for foreign and retired sizes, foreign carts and products without sizes', async () => {
    const [hoodie, other] = [await givenSizedProduct(shop.db, { M: 5, L: 5 }), await givenSizedProduct(shop.db, { M: 5 })];
    const cap = await givenProduct(shop.db);
    const sessionId = newSession();
    const { body: line } = await add(sessionId, hoodie.id, sizeOf(hoodie, 'M').id).expect(201);
    const { body: plain } = await add(sessionId, cap.id).expect(201);
    for (const wrong of [sizeOf(other, 'M').id, randomUUID(), 'L', '']) {
      await change(line.id, { quantity: 1, variantId: wrong }).expect(404);
    }
    await change(plain.id, { quantity: 1, variantId: sizeOf(hoodie, 'M').id }).expect(404);
    const foreign = change(line.id, { quantity: 1, variantId: sizeOf(hoodie, 'L').id }).set('X-Session-Id', newSession());
    await foreign.expect(404);
    await retireSize(shop.db, sizeOf(hoodie, 'L'));
    expect((await change(line.id, { quantity: 1, variantId: sizeOf(hoodie, 'L').id }).expect(409)).body.code).toBe('SIZE_GONE');
    expect(await linesOf(sessionId)).toEqual(['M 1', 'none 1']);
  });

  it('of one cart at the same time, with additions, never loses or doubles a line', async () => {
    const hoodie = await givenSizedProduct(shop.db, { S: 99, M: 99, L: 99 });
    const sessionId = newSession();
    const ids = ['S', 'M', 'L'].map((label) => sizeOf(hoodie, label).id);
    const lines: { id: string }[] = [];
    for (const id of ids) lines.push((await add(sessionId, hoodie.id, id).expect(201)).body as { id: string });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0
          ? add(sessionId, hoodie.id, ids[n % 2])
          : change(lines[n % 3]?.id ?? '', { quantity: 1, variantId: ids[(n * 7) % 3] }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const labels = (await cart(sessionId)).map(({ variant }) => variant?.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
