import type { Logger } from 'pino';
import { hasPublicAddress } from './public-address.js';
import type { Config } from './settings.js';

/** The steps of "Before you open" that a problem can belong to. */
export type ServerStep = 'mail' | 'origin' | 'settings' | 'webhook' | 'backup';

export interface ServerProblem {
  step: ServerStep;
  /** What is wrong and what to do, in sentences. */
  text: string;
}

/** What the shop has shown to work. */
export interface ServerEvidence {
  testMailArrived: boolean;
  webhookReceived: boolean;
  backupIsFresh: boolean;
  /** What the store of files, the replica and Stripe do not do, a sentence each. */
  failedServices: readonly string[];
}

interface Rule {
  setting: keyof Config;
  step?: ServerStep;
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
    step: 'origin',
    applies: ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN === undefined,
    message:
      'is not set: the links of mails lead to this machine. Set the address of the shop, for example https://shop.example.',
  },
  {
    setting: 'PUBLIC_ORIGIN',
    step: 'origin',
    applies: ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN !== undefined && !PUBLIC_ORIGIN.startsWith('https://'),
    message: 'does not start with https://: passwords and addresses travel readable for all. Put a proxy with TLS in front.',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    applies: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY?.includes('_test_') ?? false,
    message: 'is a test key: test cards buy goods, and nobody pays. Set the live keys.',
  },
  {
    setting: 'STRIPE_WEBHOOK_SECRET',
    applies: ({ STRIPE_WEBHOOK_SECRET }) => /(^|,)(sk|rk|pk)_/.test(STRIPE_WEBHOOK_SECRET ?? ''),
    message: 'is an API key: every event of Stripe is rejected. Set the signing secret of the webhook, which begins with whsec_.',
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
  {
    setting: 'NODE_ENV',
    applies: (config) => config.NODE_ENV === 'development' && hasPublicAddress(config),
    message: 'is development: test cards buy goods, and sample accounts are offered. Set it to "production" if the shop sells.',
  },
  {
    setting: 'NODE_ENV',
    applies: (config) => config.NODE_ENV === 'test' && hasPublicAddress(config),
    message: 'is test: test cards buy goods, and sample accounts are offered. Set it to "production" if the shop sells.',
  },
];

/** The settings that do not fit a shop with real orders. */
const settingProblems = (config: Config): ServerProblem[] =>
  RULES.filter(({ applies }) => applies(config)).map(({ setting, step = 'settings', message }) => ({
    step,
    text: `${setting} ${message}`,
  }));

function evidenceProblems(config: Config, evidence: ServerEvidence): ServerProblem[] {
  const problems: ServerProblem[] = [];
  const add = (step: ServerStep, text: string): void => void problems.push({ step, text });
  if (config.SMTP_URL === undefined) add('mail', 'Mails reach nobody before SMTP_URL is set on the server.');
  else if (!evidence.testMailArrived)
    add('mail', 'No test mail has arrived. Send one from the settings of the admin, and use the button in it.');
  if (config.STRIPE_SECRET_KEY === undefined)
    add('webhook', 'Nobody pays by card: set the three Stripe keys and send a test event from the Stripe dashboard.');
  else if (!evidence.webhookReceived) {
    const address = `${config.PUBLIC_ORIGIN ?? 'https://your.shop'}/api/webhooks/stripe`;
    add('webhook', `Stripe has never reached the shop: register ${address} at Stripe and check STRIPE_WEBHOOK_SECRET.`);
  }
  if (!evidence.backupIsFresh)
    add('backup', 'No backup is younger than a day. Set BACKUP_DIR, or run "npm run backup" every day.');
  for (const text of evidence.failedServices) add('settings', text);
  return problems;
}

/**
 * What the person who runs the server has to do. The log, readiness, `doctor` and "Before you open" read this list; without evidence, it
 * holds the settings only.
 */
export const serverProblems = (config: Config, evidence?: ServerEvidence): ServerProblem[] => [
  ...settingProblems(config),
  ...(evidence === undefined ? [] : evidenceProblems(config, evidence)),
];

/** A shop on a machine of a developer has most of these settings on purpose. */
export const isForOthers = (config: Config): boolean => config.NODE_ENV === 'production' || hasPublicAddress(config);

export function logServerProblems(config: Config, logger: Logger): void {
  if (!isForOthers(config)) return;
  for (const { text } of serverProblems(config)) logger.warn(text);
}
