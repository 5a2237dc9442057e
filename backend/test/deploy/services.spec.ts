import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type TestFileBackend } from '#test/support/backends/file-backends.js';
import { asAdmin } from '#test/support/builders/users.js';
import { eventually } from '#test/support/eventually.js';
import { FakeStripe, stripeSettings } from '#test/support/fakes/stripe/fake-stripe.js';
import { startTcpProxy, type TcpProxy } from '#test/support/fakes/tcp-proxy.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import { storeProblem } from '#modules/media/index.js';
import { loadConfig } from '../../src/config.js';
import { checkOthers } from '../../src/doctor/check-services.js';

let files: TestFileBackend;
let proxy: TcpProxy;
let stripe: FakeStripe;
let shop: TestShop;
beforeAll(async () => {
  [files, stripe] = await Promise.all([startS3(), FakeStripe.start()]);
  proxy = await startTcpProxy(Number(new URL(files.settings['S3_ENDPOINT'] ?? '').port));
  const settings = { ...files.settings, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`, S3_TIMEOUT_SECONDS: '2' };
  shop = await openShop({ ...settings, ...stripeSettings(stripe.origin) });
});
afterAll(async () => {
  await shop.close();
  await proxy.close();
  await Promise.all([files.stop(), stripe.close()]);
});

const filesPart = async (): Promise<string> =>
  ((await shop.http().get('/api/health/ready').expect(200)).body as { parts: { files: string } }).parts.files;
const openingHint = async (): Promise<string> => {
  const { body } = await shop
    .http()
    .get('/api/admin/opening')
    .set(await asAdmin(shop))
    .expect(200);
  return (body as { steps: { id: string; hint: string }[] }).steps.find(({ id }) => id === 'settings')?.hint ?? '';
};
const doctor = async () => (await checkOthers(shop.config)).map(({ subject, state, text }) => `${subject} ${state}: ${text}`);

it('doctor uses the store and asks Stripe; readiness and metrics know that pictures work', async () => {
  expect(await doctor()).toEqual(['files ok: an object was written, read and deleted', 'stripe ok: accepts the secret key']);
  expect(await filesPart()).toBe('ok');
  expect((await shop.http().get('/metrics')).text).toContain('shop_store_reachable 1\n');
  expect(await openingHint()).not.toContain('S3_ENDPOINT');
});

it('doctor says that Stripe rejects the key, or is silent', async () => {
  stripe.fail(/^GET \/v1\/payment_intents$/, { status: 401 });
  expect(await doctor()).toContainEqual(
    'stripe problem: STRIPE_SECRET_KEY: Stripe rejects it, so nobody pays by card (The fake is set to fail with 401).',
  );
  stripe.fail(/^GET \/v1\/payment_intents$/, 'cut');
  expect(await doctor()).toContainEqual(expect.stringMatching(/^stripe problem: STRIPE_SECRET_KEY: Stripe does not answer/));
});

it('one sentence about a store that is gone reaches doctor, "Before you open", readiness and metrics, and goes with it', async () => {
  const broken = await openShop({ ...files.settings, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`, S3_TIMEOUT_SECONDS: '2' });
  proxy.cut();
  const sentence = /^S3_ENDPOINT: the store of images and videos does not work, so pages have no pictures \(.+\)\.$/;
  expect(await storeProblem(broken.config)).toMatch(sentence);
  const ready = async () => (await broken.http().get('/api/health/ready').expect(200)).body as { status: string; parts: object };
  expect(await ready()).toMatchObject({ status: 'ready', parts: { files: 'unreachable' } });
  expect((await broken.http().get('/metrics')).text).toContain('shop_store_reachable 0\n');
  const { body } = await broken
    .http()
    .get('/api/admin/opening')
    .set(await asAdmin(broken))
    .expect(200);
  const hints = (body as { steps: { id: string; hint: string }[] }).steps.find(({ id }) => id === 'settings')?.hint.split('\n');
  expect(hints?.filter((hint) => sentence.test(hint))).toHaveLength(1);
  proxy.thaw();
  expect(await eventually(ready, ({ parts }) => JSON.stringify(parts).includes('"files":"ok"'))).toMatchObject({
    parts: { files: 'ok' },
  });
  await broken.close();
});

it('a bucket that does not exist, and a wrong key, are problems', async () => {
  for (const wrong of [{ S3_BUCKET: 'elsewhere' }, { S3_SECRET_ACCESS_KEY: 'wrong' }])
    expect(await storeProblem(Object.assign({}, shop.config, wrong))).toMatch(/^S3_ENDPOINT: the store/);
});

it('a folder is used too, and what was written is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  expect(await checkOthers(config)).toEqual([{ subject: 'files', state: 'ok', text: 'an object was written, read and deleted' }]);
  const left = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expect(await storeProblem({ ...config, DATA_DIR: __filename })).toMatch(/^DATA_DIR: the store/);
  expect(await checkOthers({ ...config, DATA_DIR: join(folder, 'none') })).toEqual([
    { subject: 'files', state: 'ok', text: 'the first start of the shop creates their folder' },
  ]);
  await rm(folder, { recursive: true });
});
