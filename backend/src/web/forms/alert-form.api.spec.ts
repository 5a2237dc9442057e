import { alertsOf, givenAlert, offerAlerts } from '#test/support/builders/alerts.js';
import { createFakeSite, type FakeSite } from '#test/support/fakes/built-site.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let site: FakeSite;
let shop: TestShop;
beforeAll(async () => {
  site = await createFakeSite();
  shop = await openShop({}, site.folders);
  await offerAlerts(shop);
});
afterAll(async () => {
  await shop.close();
  await site.remove();
});

const submit = (path: string, answer: string, fetchSite = 'same-origin') =>
  shop.http().post(path).type('form').set({ 'sec-fetch-site': fetchSite }).send({ answer }).redirects(0);

describe('the page of an alert sends its answer without scripts', () => {
  it('confirms, and leads back to the page', async () => {
    const { id, token, productId } = await givenAlert(shop);
    const { headers } = await submit(`/alerts/${id}?t=${token}`, 'yes').expect(303);
    expect(headers).toMatchObject({ location: `/alerts/${id}?t=${token}`, 'cache-control': 'no-store' });
    expect((await alertsOf(shop, productId))[0]?.confirmedAt).toBeInstanceOf(Date);
  });

  it('stops', async () => {
    const { id, token, productId } = await givenAlert(shop, { confirmedAt: new Date() });
    await submit(`/alerts/${id}?t=${token}`, 'no').expect(303);
    expect(await alertsOf(shop, productId)).toEqual([]);
  });

  it.each([
    ['a wrong token', '?t=x', 'yes', 'same-origin', 404],
    ['no token', '', 'yes', 'same-origin', 404],
    ['two tokens', '?t=a&t=b', 'yes', 'same-origin', 404],
    ['an answer that it does not have', '?t=x', '', 'same-origin', 303],
  ] as const)('changes nothing with %s', async (_, query, answer, fetchSite, status) => {
    const { id, productId } = await givenAlert(shop);
    await submit(`/alerts/${id}${query}`, answer, fetchSite).expect(status);
    expect(await alertsOf(shop, productId)).toMatchObject([{ confirmedAt: null }]);
  });

  it('changes nothing for a form of another site (threat 175)', async () => {
    const { id, token, productId } = await givenAlert(shop);
    for (const answer of ['yes', 'no']) await submit(`/alerts/${id}?t=${token}`, answer, 'cross-site').expect(403);
    expect(await alertsOf(shop, productId)).toMatchObject([{ confirmedAt: null }]);
  });
});
