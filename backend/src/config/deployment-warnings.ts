import type { Logger } from 'pino';
import type { Config } from './settings.js';

interface Rule {
  setting: keyof Config;
  applies: (config: Config) => boolean;
  /** What goes wrong, and what to do. */
  message: string;
}

/** Domains that never receive mail: those of the defaults, and that of docker-compose.yml. */
const SAMPLE_DOMAIN = /[.@](example|invalid|localhost|localdomain)>?$/;

/** Settings with which a shop starts and quietly does the wrong thing. */
const RULES: readonly Rule[] = [
  {
    setting: 'SMTP_URL',
    applies: ({ SMTP_URL }) => SMTP_URL === undefined,
    message: 'is not set: mails are written to files and reach nobody. Set the mail server, smtp://user:password@host:587.',
  },
  {
    setting: 'MAIL_FROM',
    applies: ({ MAIL_FROM }) => SAMPLE_DOMAIN.test(MAIL_FROM.trim()),
    message: 'is a sample: mail servers reject it, and replies reach nobody. Set an address of your domain.',
  },
  {
    setting: 'MAIL_STAFF',
    applies: ({ MAIL_STAFF }) => SAMPLE_DOMAIN.test(MAIL_STAFF.trim()),
    message: 'is a sample: nobody hears of payment problems and changed payment accounts. Set an address that someone reads.',
  },
  {
    setting: 'PUBLIC_ORIGIN',
    applies: ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN !== undefined && !PUBLIC_ORIGIN.startsWith('https://'),
    message: 'does not start with https://: passwords and addresses travel readable for all. Put a proxy with TLS in front.',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    applies: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY?.includes('_test_') ?? false,
    message: 'is a test key: test cards buy goods, and nobody pays. Set the live keys.',
  },
  {
    setting: 'STRIPE_API_BASE',
    applies: ({ STRIPE_API_BASE }) => STRIPE_API_BASE !== undefined,
    message: 'is set: payments do not go to Stripe. Remove it; it is for tests.',
  },
  {
    setting: 'RATE_LIMITS',
    applies: ({ RATE_LIMITS }) => RATE_LIMITS === 'off',
    message: 'is off: one visitor may order all the stock unpaid, or flood the shop. Set it to "on".',
  },
  {
    setting: 'DEMO_SHOP',
    applies: ({ DEMO_SHOP }) => DEMO_SHOP === 'on',
    message: 'is on: invented products are sold in an empty shop. Set it to "off".',
  },
];

/** One sentence for each setting that does not fit a shop with real orders. */
export function deploymentWarnings(config: Config): string[] {
  return RULES.filter(({ applies }) => applies(config)).map(({ setting, message }) => `${setting} ${message}`);
}

/** In production only: a development shop has most of these settings on purpose. */
export function logDeploymentWarnings(config: Config, logger: Logger): void {
  if (config.NODE_ENV !== 'production') return;
  for (const warning of deploymentWarnings(config)) logger.warn(warning);
}
