import { isEmailAddress } from '@shop/contract/email-address';
import { hasPublicAddress } from './public-address.js';
import type { Config } from './settings.js';
import { serverProblems } from './server-problems.js';

type Environment = Record<string, string | undefined>;

const MIN_SECRET_LENGTH = 32;
/** Different characters of APP_SECRET; 32 random hexadecimal digits practically never have fewer. */
const MIN_SECRET_CHARACTERS = 8;

/** Without these a production shop does not start: [setting, what it must be]. */
const REQUIRED_IN_PRODUCTION = [
  ['APP_SECRET', 'at least 32 characters, for example from "openssl rand -base64 48"'],
  ['DATABASE_URL', 'an address like postgres://user:password@host:5432/shop'],
  ['PUBLIC_ORIGIN', 'for example https://shop.example'],
] as const satisfies [keyof Config, string][];

/** What no setting is wrong about alone: one line for each problem, which begins with the setting. */
export function combinationProblems(config: Config, environment: Environment): string[] {
  const problems = [
    ...stripeProblems(config),
    ...storeProblems(config),
    ...secretProblems(config),
    ...originProblems(config),
    ...mailProblems(config),
    ...placeholders(config),
  ];
  if (config.NODE_ENV !== 'production') return [...problems, ...developmentProblems(config, environment)];
  const missing = REQUIRED_IN_PRODUCTION.filter(([setting]) => config[setting] === undefined);
  return [
    ...problems,
    ...missing.map(([setting, rule]) => `${setting}: must be set in production, ${rule}`),
    ...proxyProblems(config, environment),
    ...liveProblems(config).filter((problem) => !missing.some(([setting]) => problem.startsWith(`${setting}:`))),
  ];
}

/** An incomplete set of keys, or keys of two modes, would take payments without receiving their webhooks. */
function stripeProblems(config: Config): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = config;
  const set = [secret, publishable, webhook].filter((value) => value !== undefined).length;
  if (set === 0) return [];
  if (set < 3) return ['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: set all three or none'];
  const sameMode = secret?.split('_')[1] === publishable?.split('_')[1];
  return sameMode ? [] : ['STRIPE_PUBLISHABLE_KEY: must have the same mode (test or live) as STRIPE_SECRET_KEY'];
}

/** With a part of the settings, the files would silently stay on the local disk. */
function storeProblems(config: Config): string[] {
  const settings = [config.S3_ENDPOINT, config.S3_BUCKET, config.S3_ACCESS_KEY_ID, config.S3_SECRET_ACCESS_KEY];
  const set = settings.filter((value) => value !== undefined).length;
  if (set === 0 || set === settings.length) return [];
  return ['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all four or none'];
}

/** What guides write in place of a secret, and one block again and again. */
const GUESSED_SECRET = /change-?me|replace-?me|your-?(app-?)?secret|^(.{1,20}?)\2+.{0,9}$/i;

/** A repeated letter or word is long enough, and guessed at once. */
function secretProblems({ APP_SECRET: secret }: Config): string[] {
  // A short one is a problem of its own.
  if (secret === undefined || secret.length < MIN_SECRET_LENGTH) return [];
  if (new Set(secret).size >= MIN_SECRET_CHARACTERS && !GUESSED_SECRET.test(secret)) return [];
  return ['APP_SECRET: must be random, for example from "openssl rand -base64 48"'];
}

/** Links are the origin and a path: with a path or a slash of its own, every link of an email would be wrong. */
function originProblems({ PUBLIC_ORIGIN: address }: Config): string[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const { origin } = new URL(address);
  return origin === address ? [] : [`PUBLIC_ORIGIN: must be an origin without path, slash or capitals; set it to ${origin}`];
}

const ADDRESS_WITH_NAME = /^[^<>]*<([^<>]+)>$/;

/** A mail server rejects what is no address only with the first email. */
function mailProblems(config: Config): string[] {
  const rules = [
    ['MAIL_FROM', 'must be an address like hello@shop.example, or Shop <hello@shop.example>'],
    ['MAIL_STAFF', 'must be an address like staff@shop.example'],
  ] as const;
  return rules.flatMap(([setting, rule]) => {
    const value = config[setting].trim();
    const address = setting === 'MAIL_FROM' ? (ADDRESS_WITH_NAME.exec(value)?.[1] ?? value) : value;
    // A value of deploy/shop.env that nobody has replaced is a problem of its own.
    return isEmailAddress(address) || isPlaceholder(value) ? [] : [`${setting}: ${rule}`];
  });
}

/** Development has sample data and a generated secret, and none of the checks of production. Tests have a fake Stripe. */
function developmentProblems(config: Config, given: Environment): string[] {
  if (config.NODE_ENV !== 'development') return [];
  if (config.STRIPE_SECRET_KEY?.includes('_live_')) return ['NODE_ENV: must be production with a live STRIPE_SECRET_KEY'];
  // At a public address, test cards would buy goods: somebody forgot the setting.
  if (!hasPublicAddress(config) || given['NODE_ENV']) return [];
  return [`NODE_ENV: must be set for a shop at ${config.PUBLIC_ORIGIN}, to production if it sells`];
}

/** The shop itself does not speak TLS. Behind a proxy that it does not trust, all visitors share one address and its limits. */
function proxyProblems({ PUBLIC_ORIGIN }: Config, environment: Record<string, string | undefined>): string[] {
  if (!PUBLIC_ORIGIN?.startsWith('https://') || environment['TRUSTED_PROXIES']?.trim()) return [];
  return ['TRUSTED_PROXIES: must be set when PUBLIC_ORIGIN is https; 1 behind one proxy, 0 if none adds X-Forwarded-For'];
}

const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && /^"?<[^<>@]*>|:\/\/[^/]*</.test(value);

/** deploy/shop.env has values in angle brackets, which a person replaces. */
function placeholders(config: Config): string[] {
  const left = Object.entries(config).filter(([, value]) => isPlaceholder(value));
  return left.map(([setting]) => `${setting}: still has a value in angle brackets; replace it`);
}

/** A shop that takes real money does not start with a setting that quietly does the wrong thing. */
function liveProblems(config: Config): string[] {
  if (!config.STRIPE_SECRET_KEY?.includes('_live_')) return [];
  return serverProblems(config).map(({ text }) => `${text.replace(' ', ': ')} It is required with a live STRIPE_SECRET_KEY.`);
}
