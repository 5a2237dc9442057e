import type { INestApplicationContext } from '@nestjs/common';
import { givenArtist, givenCategory, givenProduct } from '../support/builders/catalog.js';
import { givenInvoice } from '../support/builders/invoice.js';
import { givenMessage } from '../support/builders/message.js';
import { givenOrder } from '../support/builders/placed-order.js';
import { asAdmin } from '../support/builders/users.js';
import { MediaLibrary } from '#modules/media/index.js';
import { loadPrintFonts } from '#platform/pdf/print-fonts.js';
import { type FakeSmtp, startFakeSmtp } from '../support/fakes/smtp-server.js';
import { createFakeSite, type FakeSite } from '../support/fakes/built-site.js';
import { openShop, type TestShop } from '../support/shop.js';
import { byTier, TEST_SEED } from '../support/tier.js';
import { openWorker } from '../support/worker.js';
import { fuzzAddresses } from './fuzz-addresses.js';
import { fuzzForms } from './fuzz-forms.js';
import { fuzzContract } from './fuzz-contract.js';
import { attackLimits } from './limits.js';
import { importerOf } from './ordinary-people/imports.js';
import { meetPeople } from './ordinary-people/ordinary-people.js';
import { runRaces } from './races.js';

const REQUESTS = byTier(150, 600);
const PAGE_REQUESTS = byTier(80, 200);

const PEOPLE = byTier(40, 400);

let site: FakeSite;
let smtp: FakeSmtp;
let shop: TestShop;
let worker: INestApplicationContext;
beforeAll(async () => {
  site = await createFakeSite();
  smtp = await startFakeSmtp();
  shop = await openShop({ SMTP_URL: smtp.url }, site.folders);
  worker = await openWorker(shop.config);
});
afterAll(async () => {
  await worker.close();
  await shop.close();
  await smtp.close();
  await site.remove();
});

it('keeps its promises in races of orders, payments, refunds and admins (threats 17, 19, 20, 32, 85, 132, 165 and 176)', async () => {
  const { authorization } = await asAdmin(shop);
  expect(await runRaces({ origin: shop.origin, authorization, db: shop.db }, byTier(1, 2))).toEqual([]);
});

it('counts forged addresses, and keeps no owner out whose password is guessed (threats 103 and 130)', async () => {
  const limited = await openShop({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  expect(await attackLimits({ origin: limited.origin, authorization: '', db: limited.db })).toEqual([]);
  await limited.close();
});

it('answers odd addresses of pages and files without a 5xx (threats 52 and 103)', async () => {
  await fuzzAddresses(shop.origin, { seed: TEST_SEED, requests: PAGE_REQUESTS });
});

it('answers hostile forms of pages without a 5xx, a foreign address or a foreign cookie (threats 97 and 175)', async () => {
  const { id } = await givenProduct(shop.db);
  await fuzzForms({ origin: shop.origin, ids: [id] }, { seed: TEST_SEED, requests: PAGE_REQUESTS });
});

it('takes what ordinary people type and upload, and shows it everywhere as it was typed', async () => {
  const { authorization } = await asAdmin(shop);
  const { id: categoryId } = await givenCategory(shop.db);
  const { origin, db } = shop;
  const given = { origin, db, authorization, categoryId, hasPages: false, hasVideos: false, awaited: [], uploads: [] };
  const place = { ...given, fonts: await loadPrintFonts(), importFile: importerOf(db, shop.app.get(MediaLibrary)) };
  const { problems } = await meetPeople(place, smtp.received, { seed: TEST_SEED, people: PEOPLE, lanes: 4 });
  expect(problems).toEqual([]);
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
  const tally = await fuzzContract(
    { origin: shop.origin, authorization: admin.authorization, ids },
    { seed: TEST_SEED, requests: REQUESTS },
  );
  expect([...tally.values()].reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
  expect(tally.get(200)).toBeGreaterThan(0);
});
