import type { INestApplicationContext } from '@nestjs/common';
import { givenArtist, givenCategory, givenProduct } from '../support/builders/catalog.js';
import { givenInvoice } from '../support/builders/invoice.js';
import { givenMessage } from '../support/builders/message.js';
import { givenOrder } from '../support/builders/placed-order.js';
import { asAdmin } from '../support/builders/users.js';
import { openShop, type TestShop } from '../support/shop.js';
import { openWorker } from '../support/worker.js';
import { fuzzContract } from './fuzz-contract.js';

const REQUESTS = 600;

let shop: TestShop;
let worker: INestApplicationContext;
beforeAll(async () => {
  shop = await openShop();
  worker = await openWorker(shop.config);
});
afterAll(async () => {
  await worker.close();
  await shop.close();
});

it(`answers ${REQUESTS} hostile requests of its contract without a 5xx, each in the documented form (threats 97, 99 and 103)`, async () => {
  const admin = await asAdmin(shop);
  const ids = [
    (await givenCategory(shop.db)).id,
    (await givenArtist(shop.db)).id,
    (await givenProduct(shop.db)).id,
    (await givenInvoice(shop, admin)).id,
    (await givenMessage(shop.db)).id,
    (await givenOrder(shop)).id,
  ];
  const seed = Date.now() % 1_000_000;
  const tally = await fuzzContract(
    { origin: shop.origin, authorization: admin.authorization, ids },
    { seed, requests: REQUESTS },
  );
  expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  expect(tally.get(200)).toBeGreaterThan(0);
});
