import { type Config, configKeys, loadConfig } from '../src/config.js';

/** A value that each setting with a form rejects. The others are any text. */
const WRONG: Partial<Record<keyof Config, string[]>> = {
  NODE_ENV: ['prod'],
  PORT: ['65536', '-1', '80.5', '0x50', '1e3', 'x'],
  WORKER_PORT: ['65536', '-1', 'x'],
  PUBLIC_ORIGIN: ['shop', '/shop', 'https://shop.example/'],
  TRUSTED_PROXIES: ['-1', '11', 'all'],
  SHUTDOWN_DELAY_SECONDS: ['-1', '61', '5s'],
  DATABASE_URL: ['mysql://x', 'localhost'],
  DATABASE_DIRECT_URL: ['mysql://x'],
  DATABASE_REPLICA_URL: ['mysql://x'],
  DATABASE_POOL: ['1', '201', 'x'],
  DATABASE_CONNECT_SECONDS: ['0', '61', 'x'],
  PREPARED_STATEMENTS: ['yes'],
  REDIS_URL: ['http://x'],
  LOG_LEVEL: ['loud'],
  RATE_LIMITS: ['no'],
  DEMO_SHOP: ['yes'],
  ADMIN_PASSWORD: ['short'],
  APP_SECRET: ['short', 'a'.repeat(40)],
  UNPAID_ORDER_HOURS: ['0', '721', '1.5'],
  MAX_UNPAID_ORDERS: ['0', '10001'],
  MAX_UNPAID_PIECES: ['0', '1000001'],
  MESSAGE_RETENTION_DAYS: ['0', '36501'],
  JOB_LOCK_SECONDS: ['0', '601', '1.5'],
  UNDO_SECONDS: ['-1', '601', '30s', '0.5'],
  S3_ENDPOINT: ['s3'],
  S3_TIMEOUT_SECONDS: ['0', '601', 'x'],
  BACKUP_INTERVAL_HOURS: ['0', '721'],
  BACKUP_KEEP: ['0', '1001'],
  STRIPE_SECRET_KEY: ['key'],
  STRIPE_PUBLISHABLE_KEY: ['key'],
  STRIPE_WEBHOOK_SECRET: ['short'],
  STRIPE_API_BASE: ['stripe'],
  SMTP_URL: ['mail'],
  MAIL_FROM: ['The shop'],
  MAIL_STAFF: ['staff'],
  METRICS_TOKEN: ['short'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector'],
  OTEL_TRACES_SAMPLER_ARG: ['-0.1', '1.1', 'x'],
};
const ANY_TEXT = [
  'HOST',
  'DATA_DIR',
  'KEPT_ASSETS_DIR',
  'ADMIN_USERNAME',
  'FFMPEG_PATH',
  'APPLE_PAY_DOMAIN_FILE',
  'BACKUP_DIR',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

it('has a form for every setting but free texts', () => {
  expect([...Object.keys(WRONG), ...ANY_TEXT].toSorted()).toEqual(configKeys().toSorted());
});

it.each(Object.entries(WRONG).flatMap(([setting, values]) => values.map((value) => [setting, value])))(
  'does not start with %s=%s, and says so in one line of that setting',
  (setting = '', value = '') => {
    const problems: string[] = [];
    try {
      loadConfig({ [setting]: value });
    } catch (error) {
      problems.push(...String(error).split('\n').slice(1));
    }
    expect(problems.filter((problem) => problem.startsWith(`  ${setting}: must `))).toHaveLength(1);
  },
);
