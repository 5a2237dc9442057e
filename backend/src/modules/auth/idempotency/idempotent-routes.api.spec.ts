import { describeApi } from '#src/openapi.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { isAdminArea } from '../guard/admin-area.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CREATE = [
  '/api/admin/artist-ledger/artists/{artistId}/entries',
  '/api/admin/artist-ledger/entries/{id}/reversal',
  '/api/admin/artists',
  '/api/admin/categories',
  '/api/admin/customers/notes',
  '/api/admin/messages/{id}/mails',
  '/api/admin/messages/{id}/replies',
  '/api/admin/orders/{id}/mails',
  '/api/admin/orders/{id}/notes',
  '/api/admin/orders/{id}/refunds',
  '/api/admin/orders/{id}/payment',
  '/api/admin/orders/{id}/returns',
  '/api/admin/orders/{id}/sizes',
  '/api/admin/products',
  '/api/admin/products/{id}/assign-stock',
  '/api/admin/saved-answers',
  '/api/admin/settings/test-mail',
  '/api/admin/shipping-rates',
  '/api/admin/staff/invitations',
  '/api/admin/staff/{id}/reset-link',
  '/api/admin/tax-rules',
  '/api/invoices',
  '/api/invoices/{id}/duplicate',
  '/api/invoices/{id}/payments',
  '/api/invoices/{id}/remind',
  '/api/invoices/{id}/send',
  '/api/portfolio',
];

const STEP = 'moves something into a state; the second request finds it there';
const ONE_TIME = 'what is sent, such as a challenge or a code, is valid once';
const READ = 'changes nothing that a second request would change again';

/** Why repeating one of these creates nothing twice. */
const REPEATABLE: Readonly<Record<string, string>> = {
  '/api/admin/artist-ledger/posting': 'writes each entry once, however often it runs',
  '/api/admin/artist-ledger/statements': STEP,
  '/api/admin/customers/erase': STEP,
  '/api/admin/deleted/artists/{id}/restore': STEP,
  '/api/admin/deleted/categories/{id}/restore': STEP,
  '/api/admin/deleted/portfolio/{id}/restore': STEP,
  '/api/admin/deleted/products/{id}/restore': STEP,
  '/api/admin/files/{name}/retry': STEP,
  '/api/admin/import/files': 'only one of the files is imported, and the others are deleted',
  '/api/admin/import/files/{id}/start': STEP,
  '/api/admin/import/files/{id}/stop': STEP,
  '/api/admin/import/tiktok': 'its importId is taken by the first request',
  '/api/admin/logout': STEP,
  '/api/admin/me/confirm': READ,
  '/api/admin/me/confirm/passkey': ONE_TIME,
  '/api/admin/me/confirm/passkey/options': READ,
  '/api/admin/me/passkeys': ONE_TIME,
  '/api/admin/me/passkeys/options': READ,
  '/api/admin/me/recovery-codes': 'the new codes replace the earlier ones',
  '/api/admin/me/totp': 'the new secret replaces the earlier one',
  '/api/admin/me/totp/confirm': ONE_TIME,
  '/api/admin/media/clean-up': STEP,
  '/api/admin/opening/remove-samples': STEP,
  '/api/admin/orders/selected/payment': STEP,
  '/api/admin/orders/selected/pick-list': 'changes nothing',
  '/api/admin/orders/selected/status': STEP,
  '/api/admin/orders/selected/tracking': STEP,
  '/api/admin/orders/selected/undo': STEP,
  '/api/admin/orders/{id}/cancel': STEP,
  '/api/admin/orders/{id}/erase-customer': STEP,
  '/api/admin/orders/{id}/status': STEP,
  '/api/admin/orders/{id}/undo': STEP,
  '/api/admin/orders/{id}/refunds/preview': READ,
  '/api/admin/pages/preview': READ,
  '/api/admin/payments/differences/{id}/repair': STEP,
  '/api/admin/payments/statement-lines/match': STEP,
  '/api/admin/payments/statement-lines/{id}/dismiss': STEP,
  '/api/admin/payments/statement-lines/{id}/owed': STEP,
  '/api/admin/payments/statement-lines/{id}/reopen': STEP,
  '/api/admin/payments/statement-lines/{id}/returned': STEP,
  '/api/admin/payments/statements': 'a payment has the id of its app or bank: it is stored once',
  '/api/admin/payments/reconciliation': READ,
  '/api/admin/products/selected': 'every edit names the version that it changes',
  '/api/admin/products/selected/delete': STEP,
  '/api/admin/products/selected/restore': STEP,
  '/api/admin/products/{id}/preview-link': 'stores nothing: the address is signed',
  '/api/admin/queue-session': READ,
  '/api/admin/settings/test-mail/{id}/arrived': STEP,
  '/api/admin/staff/{id}/disable': STEP,
  '/api/admin/staff/{id}/enable': STEP,
  '/api/admin/staff/{id}/end-sign-ins': STEP,
  '/api/admin/tax-rules/try': 'changes nothing',
  '/api/invoices/{id}/payments/{paymentId}/undo': STEP,
  '/api/objects/upload': 'an address without a file is not kept',
};

it('every POST of the admin area that creates something takes an Idempotency-Key; the others say why they need none', () => {
  const posts = Object.entries(describeApi(shop.app).paths).filter(([path, { post }]) => post && isAdminArea('POST', path));
  const takesKey = ([, { post }]: (typeof posts)[number]): boolean =>
    post?.parameters?.some((parameter) => 'name' in parameter && parameter.name === 'Idempotency-Key') ?? false;
  const pathsOf = (some: typeof posts): string[] => some.map(([path]) => path).toSorted();
  expect(pathsOf(posts.filter(takesKey))).toEqual(CREATE.toSorted());
  expect(pathsOf(posts.filter((post) => !takesKey(post)))).toEqual(Object.keys(REPEATABLE).toSorted());
});
