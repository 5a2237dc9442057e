import * as fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { givenProduct } from '#test/support/builders/catalog.js';
import { givenSoldOrder, type SoldOrder } from '#test/support/builders/refunded-order.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { violatedInvariants } from '#test/support/invariants.js';
import { ALL_STEPS, partsOf, RefundWalk, soldOrders, stepsOf, sumOf } from '#test/support/refund-walk.js';
import { byTier, TEST_SEED } from '#test/support/tier.js';
import { divide } from '../book/divide.js';

const WALKS = byTier(60, 600);

let database: TestDatabase;
let db: DataSource;
let productId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'allocations').initialize();
  ({ id: productId } = await givenProduct(db));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function walkOf(order: SoldOrder): Promise<RefundWalk> {
  return new RefundWalk(
    db,
    await givenSoldOrder(db, productId, order),
    partsOf(order),
    order.partCents ?? order.beyondCents ?? 0,
    order.partCents === undefined,
  );
}

describe('the allocations of refunds', () => {
  it('stay within each part in every walk, and leave nothing in the end', async () => {
    await fc.assert(
      fc.asyncProperty(soldOrders, stepsOf(ALL_STEPS), async (order, steps) => {
        const walk = await walkOf(order);
        const nets = walk.parts.filter(({ line, isTax }) => line !== undefined && !isTax).map((part) => part.cents);
        for (const step of steps) {
          await walk.take(step);
          await walk.given();
          const borne = await walk.borne();
          expect(borne.filter((got, line) => got < 0 || got > (nets[line] ?? -1))).toEqual([]);
        }
        await walk.change(walk.left);
        expect(await walk.given()).toEqual([...walk.parts.map((part) => part.cents), order.beyondCents ?? 0]);
      }),
      { numRuns: WALKS, seed: TEST_SEED },
    );
    const violated = await violatedInvariants(db);
    expect(violated.filter(({ invariant }) => /refund|lines of an order/.test(invariant))).toEqual([]);
  });

  it('of an order that never became paid are of no part of it', async () => {
    await fc.assert(
      fc.asyncProperty(soldOrders, fc.integer({ min: 1, max: 9_999 }), stepsOf(ALL_STEPS), async (order, partCents, steps) => {
        const walk = await walkOf({ ...order, partCents });
        for (const step of steps) {
          await walk.take(step);
          const given = await walk.given();
          expect(given.slice(0, -1).filter((got) => got !== 0)).toEqual([]);
        }
      }),
      { numRuns: WALKS, seed: TEST_SEED },
    );
  });

  it('of refunds by amount are the division of all that was refunded', async () => {
    await fc.assert(
      fc.asyncProperty(
        soldOrders.map((order) => ({ ...order, beyondCents: 0 })),
        stepsOf(['amount', 'provider', 'reported first', 'fails', 'falls']),
        async (order, steps) => {
          const walk = await walkOf(order);
          for (const step of steps) {
            await walk.take(step);
            const given = await walk.given();
            expect(given).toEqual([
              ...divide(
                sumOf(given),
                walk.parts.map((part) => part.cents),
              ),
              0,
            ]);
          }
        },
      ),
      { numRuns: WALKS, seed: TEST_SEED },
    );
  });
});
