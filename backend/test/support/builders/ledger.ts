import type { User } from '#modules/auth/index.js';
import type { TestShop } from '../shop.js';
import { asAdmin, TEST_PASSWORD } from './users.js';

/** A bookkeeper who has just confirmed who they are. */
export async function asBookkeeper(shop: TestShop, over: Partial<User> = {}): Promise<{ authorization: string }> {
  const headers = await asAdmin(shop, { role: 'bookkeeper', ...over });
  await shop.http().post('/api/admin/me/confirm').set(headers).send({ password: TEST_PASSWORD }).expect(200);
  return headers;
}

/** What a form sends for a new payee. */
export const payeeForm = (over: Record<string, unknown> = {}) => ({
  name: 'Rosa Vega',
  relation: 'mother',
  method: 'money-order',
  address: { street: 'Box 7', city: 'Baltimore', state: 'MD', zipCode: '21202' },
  facility: null,
  facilityNumber: null,
  rules: null,
  minPayout: '0.00',
  onHold: false,
  letter: null,
  version: 0,
  ...over,
});

const LEDGER = '/api/admin/artist-ledger';

/** Requests of the ledger, as the account of `headers`. */
export const ledgerClient = (shop: TestShop, headers: { authorization: string }) => ({
  /** Before reading what has just happened. */
  post: () => shop.http().post(`${LEDGER}/posting`).set(headers),
  list: () => shop.http().get(LEDGER).set(headers),
  artist: (artistId: string) => shop.http().get(`${LEDGER}/artists/${artistId}`).set(headers),
  entries: (artistId: string, query: Record<string, string> = {}) =>
    shop.http().get(`${LEDGER}/artists/${artistId}/entries`).query(query).set(headers),
  add: (artistId: string, entry: Record<string, unknown>, key = '') =>
    shop
      .http()
      .post(`${LEDGER}/artists/${artistId}/entries`)
      .set({ ...headers, 'Idempotency-Key': key })
      .send(entry),
  reverse: (id: string, body: Record<string, unknown> = {}, key = '') =>
    shop
      .http()
      .post(`${LEDGER}/entries/${id}/reversal`)
      .set({ ...headers, 'Idempotency-Key': key })
      .send({ note: 'A mistake', ...body }),
  savePayee: (artistId: string, form: Record<string, unknown> = payeeForm()) =>
    shop.http().put(`${LEDGER}/artists/${artistId}/payee`).set(headers).send(form),
  removePayee: (artistId: string) => shop.http().delete(`${LEDGER}/artists/${artistId}/payee`).set(headers),
  setShares: (artistIds: readonly string[], shareBps: unknown) =>
    shop.http().put(`${LEDGER}/shares`).set(headers).send({ artistIds, shareBps }),
  setProductShare: (productId: string, shareBps: unknown) =>
    shop.http().put(`${LEDGER}/products/${productId}/share`).set(headers).send({ shareBps }),
});

export type LedgerClient = ReturnType<typeof ledgerClient>;
