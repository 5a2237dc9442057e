import { loadConfig } from '../src/config.js';
import { logServerProblems, type ServerEvidence, serverProblems } from '../src/config/server-problems.js';
import { createLogger } from '../src/platform/logging.js';

const FIT = {
  NODE_ENV: 'production',
  APP_SECRET: '0123456789abcdefghijklmnopqrstuv',
  DATABASE_URL: 'postgres://db/shop',
  PUBLIC_ORIGIN: 'https://shop.test',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://mail.shop.test:587',
  MAIL_FROM: 'Shop <hello@shop.test>',
  MAIL_STAFF: 'staff@shop.test',
};
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'w'.repeat(16) };

const textsOf = (settings: Record<string, string>): string[] => serverProblems(loadConfig(settings)).map(({ text }) => text);

describe('the settings of a shop with real orders', () => {
  it.each([
    ['SMTP_URL', { SMTP_URL: '' }],
    ['MAIL_FROM', { MAIL_FROM: 'Lasting Freedom <hello@lastingfreedom.example>' }],
    ['MAIL_STAFF', { MAIL_STAFF: '' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://shop.test' }],
    ['STRIPE_SECRET_KEY', STRIPE],
    ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_1' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://127.0.0.1:1' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['DEMO_SHOP', { DEMO_SHOP: 'on' }],
    ['NODE_ENV', { NODE_ENV: 'development', DEMO_SHOP: 'off' }],
    ['NODE_ENV', { NODE_ENV: 'test' }],
  ])('have one warning for %s (threat 167)', (setting, settings) => {
    expect(textsOf(FIT)).toEqual([]);
    expect(textsOf({ ...FIT, ...settings })).toEqual([expect.stringMatching(new RegExp(`^${setting} .*: .*\\.`))]);
  });

  it.each(['sk_test_0123456789', 'whsec_0123456789,rk_test_0123456789'])(
    'have a warning for the webhook secret %s, which is a key',
    (STRIPE_WEBHOOK_SECRET) => {
      const keyAsSecret = { ...FIT, ...STRIPE, STRIPE_WEBHOOK_SECRET };
      expect(textsOf(keyAsSecret)).toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is an API key: .*whsec_\.$/));
      const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
      expect(() => loadConfig({ ...keyAsSecret, ...live })).toThrow(/^ {2}STRIPE_WEBHOOK_SECRET: is an API key/m);
    },
  );

  it('are named in the log of production, where nobody wants them', () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    logServerProblems(loadConfig({ ...FIT, SMTP_URL: '', RATE_LIMITS: 'off' }), logger);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg.split(' ')[0])).toEqual(['SMTP_URL', 'RATE_LIMITS']);
    lines.length = 0;
    logServerProblems(loadConfig({ NODE_ENV: 'development' }), logger);
    logServerProblems(loadConfig({ NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://shop.localhost' }), logger);
    expect(lines).toEqual([]);
    logServerProblems(loadConfig({ ...FIT, NODE_ENV: 'development', DEMO_SHOP: 'off' }), logger);
    expect(lines).toEqual([expect.stringContaining('"NODE_ENV is development: ')]);
  });
});

describe('what the shop has shown', () => {
  const shown: ServerEvidence = { testMailArrived: true, webhookReceived: true, backupIsFresh: true, failedServices: [] };
  const LIVE = { ...FIT, ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };

  it.each<[string, Record<string, string>, Partial<ServerEvidence>, RegExp]>([
    ['mail', {}, { testMailArrived: false }, /^No test mail has arrived/],
    ['webhook', {}, { webhookReceived: false }, /register https:\/\/shop\.test\/api\/webhooks\/stripe/],
    ['webhook', { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }, {}, /^Nobody pays by card/],
    ['settings', {}, { failedServices: ['S3_ENDPOINT: does not answer.'] }, /^S3_ENDPOINT: does not answer\.$/],
    ['backup', {}, { backupIsFresh: false }, /^No backup is younger than a day/],
  ])('has one problem for %s', (step, settings, evidence, text) => {
    expect(serverProblems(loadConfig(LIVE), shown)).toEqual([]);
    const problems = serverProblems(loadConfig({ ...LIVE, ...settings }), { ...shown, ...evidence });
    expect(problems).toEqual([{ step, text: expect.stringMatching(text) as string }]);
  });
});
