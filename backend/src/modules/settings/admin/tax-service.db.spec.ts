import { openShop, type TestShop } from '#test/support/shop.js';
import type { Config } from '#src/config.js';
import { Outbox } from '#platform/outbox/outbox.js';
import { Admin, AuditLog } from '../../auth/index.js';
import { MediaLibrary } from '../../media/index.js';
import { ShopSettings } from '../shop-settings.js';
import { SettingsEditor } from './settings-editor.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

/** Saves the mode in a production with these settings, by an admin who does not exist, so that a save is undone. */
function choose(taxMode: 'off' | 'table' | 'stripe', settings: Partial<Config> = {}): Promise<unknown> {
  const { app, db, config } = shop;
  const parts = [app.get(ShopSettings), app.get(MediaLibrary), app.get(AuditLog), app.get(Outbox)] as const;
  const editor = new SettingsEditor(
    db,
    ...parts,
    Object.assign(structuredClone(config), { NODE_ENV: 'production', ...settings }),
  );
  const admin = new Admin('00000000-0000-4000-8000-000000000000', 'ada', true, '', new Date());
  return editor.save(admin, 'pricing', { version: 0, values: { taxMode } });
}

it('a tax service needs the provider of card payments', async () => {
  await expect(choose('stripe')).rejects.toMatchObject({
    status: 400,
    message: 'Stripe Tax needs the card payments of Stripe.',
    details: { code: 'TAX_UNAVAILABLE' },
  });
  expect(await shop.db.query('select * from shop_settings')).toEqual([]);
});

it.each([
  ['a tax service with the provider', 'stripe', STRIPE],
  ['the rules without it', 'table', {}],
] as const)('%s can be chosen', async (_name, mode, settings) => {
  const outcome = await choose(mode, settings).catch((error: Error) => error.message);
  expect(JSON.stringify(outcome)).not.toContain('needs the card payments');
});
