import { randomUUID } from 'node:crypto';
import { cartOf, givenCartLine, newSession } from '#test/support/builders/cart.js';
import { givenProduct, givenSizedProduct, retireSize, sizeOf } from '#test/support/builders/catalog.js';
import { endWaitingConnections, statementWaits } from '#test/support/database/lock-waits.js';
import { openStatementLog } from '#test/support/database/statement-log.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { inTransaction, postgresCode } from '#platform/database/transactions.js';
import { AddLine } from '../add-line.js';
import { BatchedAddLine } from './batched-add-line.js';

let shop: TestShop;
let addLine: AddLine;
beforeAll(async () => {
  shop = await openShop();
  addLine = shop.app.get(AddLine);
});
afterAll(() => shop.close());

const add = (sessionId: string, productId: string, quantity = 1) =>
  addLine.execute({ sessionId, productId, variantId: null, quantity });
/** How many statements add lines while `work` runs. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const log = openStatementLog();
  await work();
  log.close();
  return log.texts.filter((text) => text.includes('insert into cart_items')).length;
}

describe('lines that are added in a batch', () => {
  it('are one statement, and each gets its own answer', async () => {
    const [plenty, few] = [await givenProduct(shop.db, { priceCents: 1_200 }), await givenProduct(shop.db, { stockQuantity: 1 })];
    let added: unknown;
    const statements = await countStatements(async () => {
      added = await Promise.all([
        add(newSession(), plenty.id, 2),
        add(newSession(), few.id, 2),
        add(newSession(), few.id),
        add(newSession(), randomUUID()),
      ]);
    });
    expect(statements).toBe(1);
    expect(added).toMatchObject([
      { productId: plenty.id, quantity: 2, price: '12.00' },
      undefined,
      { productId: few.id, quantity: 1, stockQuantity: 1 },
      undefined,
    ]);
  });

  it('keep to their own size, with or without sizes beside each other', async () => {
    const [hoodie, cap] = [await givenSizedProduct(shop.db, { M: 2, L: 9, XL: 9 }), await givenProduct(shop.db)];
    const [m, l, xl] = ['M', 'L', 'XL'].map((label) => sizeOf(hoodie, label).id) as [string, string, string];
    await retireSize(shop.db, sizeOf(hoodie, 'XL'));
    const lines = [
      { productId: hoodie.id, variantId: m, quantity: 2 },
      { productId: hoodie.id, variantId: l, quantity: 3 },
      { productId: cap.id, variantId: null, quantity: 4 },
      { productId: hoodie.id, variantId: xl, quantity: 1 },
      { productId: hoodie.id, variantId: null, quantity: 1 },
      { productId: cap.id, variantId: m, quantity: 1 },
    ];
    let added: unknown;
    const statements = await countStatements(async () => {
      added = await Promise.all([
        ...lines.map((line) => addLine.execute({ sessionId: newSession(), ...line })),
        addLine.execute({ sessionId: newSession(), productId: hoodie.id, variantId: m, quantity: 3 }),
      ]);
    });
    expect(statements).toBe(1);
    expect(added).toEqual([
      expect.objectContaining({ productId: hoodie.id, variantId: m, variantLabel: 'M', quantity: 2, stockQuantity: 2 }),
      expect.objectContaining({ productId: hoodie.id, variantId: l, variantLabel: 'L', quantity: 3, stockQuantity: 9 }),
      expect.objectContaining({ productId: cap.id, variantId: null, variantLabel: null, quantity: 4 }),
      ...Array<undefined>(4).fill(undefined),
    ]);
  });

  it('are of different carts: a statement that waits for a locked line holds no other line of that cart', async () => {
    const [first, second] = [await givenProduct(shop.db), await givenProduct(shop.db)];
    const sessionId = newSession();
    const statements = await countStatements(() =>
      Promise.all([first, second].map(({ id }) => add(sessionId, id)).concat(add(newSession(), first.id))),
    );
    expect(statements).toBe(2);
    expect(await cartOf(shop.db, sessionId)).toHaveLength(2);
  });

  it('are sixteen to a statement', async () => {
    const product = await givenProduct(shop.db);
    const addOne = () => add(newSession(), product.id);
    expect(await countStatements(() => Promise.all(Array.from({ length: 16 }, addOne)))).toBe(1);
    expect(await countStatements(() => Promise.all(Array.from({ length: 17 }, addOne)))).toBe(2);
  });

  it('are added up when they are the same line', async () => {
    const product = await givenProduct(shop.db);
    const [sessionId, other] = [newSession(), newSession()];
    const quantities = [1, 2, 3, 4];
    const statements = await countStatements(() =>
      Promise.all([...quantities.map((quantity) => add(sessionId, product.id, quantity)), add(other, product.id)]),
    );
    expect(statements).toBe(4);
    expect(await cartOf(shop.db, sessionId)).toEqual([{ productId: product.id, quantity: 10 }]);
    expect(await cartOf(shop.db, other)).toEqual([{ productId: product.id, quantity: 1 }]);
  });

  it('do not fail because of one that Postgres refuses', async () => {
    const product = await givenProduct(shop.db);
    const [good, bad, better] = [newSession(), newSession(), newSession()];
    const [first, second, third] = await Promise.allSettled([
      add(good, product.id),
      add(bad, product.id, -1),
      add(better, product.id),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { quantity: 1 } });
    expect(postgresCode(second.status === 'rejected' && second.reason)).toBe('23514');
    expect(third).toMatchObject({ status: 'fulfilled', value: { quantity: 1 } });
    expect(await cartOf(shop.db, good)).toEqual([{ productId: product.id, quantity: 1 }]);
  });

  it('never wait for each other in a circle, in whatever order two API processes add them (threat 15)', async () => {
    const otherProcess = new BatchedAddLine(shop.db);
    const products = await Promise.all(Array.from({ length: 2 }, () => givenProduct(shop.db, { stockQuantity: 500 })));
    const lines = Array.from({ length: 8 }).flatMap(() =>
      products.map(({ id }) => ({ sessionId: newSession(), productId: id, variantId: null, quantity: 1 })),
    );
    const addAll = (round: number) => {
      const turned = [...lines.slice(round), ...lines.slice(0, round)];
      return Promise.all([
        ...lines.map((line) => addLine.execute(line)),
        ...turned.toReversed().map((line) => otherProcess.execute(line)),
      ]);
    };
    const statements = await countStatements(async () => {
      for (const round of lines.keys()) await addAll(round);
    });
    // A deadlock would end one of them, and its lines would be repeated one by one.
    expect(statements).toBe(2 * lines.length);
    for (const { sessionId } of lines) {
      const cart = await cartOf(shop.db, sessionId);
      expect(cart.map(({ quantity }) => quantity)).toEqual([2 * lines.length]);
    }
  });

  it('do not wait for long while a checkout holds the line of another (threat 15)', async () => {
    const product = await givenProduct(shop.db);
    const [locked, free] = [newSession(), newSession()];
    const line = await givenCartLine(shop.db, { sessionId: locked, productId: product.id });
    const waiting = await inTransaction(shop.db, async (tx) => {
      await tx.query('select from cart_items where id = $1 for update', [line.id]);
      const answer = add(locked, product.id);
      expect(await statementWaits(shop.db)).toBe(true);
      expect(await add(free, product.id)).toMatchObject({ quantity: 1 });
      return { answer };
    });
    expect(await waiting.answer).toMatchObject({ quantity: 2 });
  });

  it('are not added a second time when the connection is lost', async () => {
    const product = await givenProduct(shop.db);
    const [locked, free] = [newSession(), newSession()];
    const line = await givenCartLine(shop.db, { sessionId: locked, productId: product.id });
    const log = openStatementLog();
    let outcomes: PromiseSettledResult<unknown>[] = [];
    await inTransaction(shop.db, async (tx) => {
      await tx.query('select from cart_items where id = $1 for update', [line.id]);
      const answers = Promise.allSettled([add(locked, product.id), add(free, product.id)]);
      expect(await statementWaits(shop.db)).toBe(true);
      await endWaitingConnections(shop.db);
      outcomes = await answers;
    });
    log.close();
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(log.texts.filter((text) => text.includes('insert into cart_items'))).toHaveLength(1);
    expect(await cartOf(shop.db, locked)).toEqual([{ productId: product.id, quantity: 1 }]);
    expect(await cartOf(shop.db, free)).toEqual([]);
  });
});
