import 'reflect-metadata';
import { Expose, plainToInstance, Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength, validateSync } from 'class-validator';

/** Treats an empty variable as unset, so that `.env` may contain lines without a value. */
const blankToUnset = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const toInt = Transform(({ value }: { value: unknown }) => (value === undefined || value === '' ? undefined : Number(value)));

/** Different characters of APP_SECRET; 32 random hexadecimal digits practically never have fewer. */
const MIN_SECRET_CHARACTERS = 8;

/**
 * Every setting of the shop, read once at start. The property names are the environment variables themselves;
 * `.env.example` is tested to hold exactly these keys.
 */
export class Config {
  /** "production" does not start with weak or missing secrets. */
  @Expose() @blankToUnset @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' =
    'development';
  /** TCP port that serves the shop, the admin and the API; 0 for a free one. */
  @Expose() @toInt @IsInt() @Min(0) @Max(65535) PORT = 3000;
  /** Address to listen on. */
  @Expose() @blankToUnset @IsString() HOST = '0.0.0.0';
  /** Public origin of the shop, for links in mails, previews and upload addresses. Unset: from the request; required in production. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_ORIGIN?: string;
  /** Number of trusted proxies that set X-Forwarded-For. */
  @Expose() @toInt @IsInt() @Min(0) @Max(10) TRUSTED_PROXIES = 0;
  /** Seconds in which a process that shuts down answers requests while it reports "not ready"; for load balancers. */
  @Expose() @toInt @IsInt() @Min(0) @Max(60) SHUTDOWN_DELAY_SECONDS = 0;
  /** Folder of the embedded database and the stored files. */
  @Expose() @blankToUnset @IsString() DATA_DIR = '.data';
  /** Postgres address. Unset: `npm start` runs the embedded one. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//) DATABASE_URL?: string;
  /**
   * Postgres address without a connection pooler in between, for notifications, migrations, queues and backups. Set it
   * when DATABASE_URL is the address of a pooler.
   */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//) DATABASE_DIRECT_URL?: string;
  /** Maximum number of Postgres connections per process. */
  @Expose() @toInt @IsInt() @Min(2) @Max(200) DATABASE_POOL = 16;
  /** "off" for a connection pooler in transaction mode, which does not support prepared statements. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) PREPARED_STATEMENTS: 'on' | 'off' = 'on';
  /** Redis address for the queues. Unset: the queues live in Postgres. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^rediss?:\/\//) REDIS_URL?: string;
  @Expose() @blankToUnset @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  /** "off" disables the rate limits per address, for load tests only. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) RATE_LIMITS: 'on' | 'off' = 'on';
  /** "on" seeds an empty database with the demo shop. Unset: on, except in production. */
  @Expose() @IsOptional() @blankToUnset @IsIn(['on', 'off']) DEMO_SHOP?: 'on' | 'off';
  /** Username of the first admin, who is created at startup if there is none. */
  @Expose() @IsOptional() @blankToUnset @IsString() ADMIN_USERNAME?: string;
  /** Password of the first admin, at least 12 characters. */
  @Expose() @IsOptional() @blankToUnset @MinLength(12) ADMIN_PASSWORD?: string;
  /** Signs admin tokens and upload URLs, at least 32 characters. Unset in development: generated in DATA_DIR. */
  @Expose() @IsOptional() @blankToUnset @MinLength(32) APP_SECRET?: string;
  /** Hours after which an unpaid manual order is cancelled and restocked. */
  @Expose() @toInt @IsInt() @Min(1) @Max(720) UNPAID_ORDER_HOURS = 24;
  /** Unpaid manual orders that one address, email or session may have at once. */
  @Expose() @toInt @IsInt() @Min(1) @Max(10_000) MAX_UNPAID_ORDERS = 3;
  /** Pieces that these orders may hold together. */
  @Expose() @toInt @IsInt() @Min(1) @Max(1_000_000) MAX_UNPAID_PIECES = 20;

  /** Object storage: set all of them to replace the files on disk. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) S3_ENDPOINT?: string;
  @Expose() @blankToUnset @IsString() S3_REGION = 'us-east-1';
  @Expose() @IsOptional() @blankToUnset @IsString() S3_BUCKET?: string;
  @Expose() @IsOptional() @blankToUnset @IsString() S3_ACCESS_KEY_ID?: string;
  @Expose() @IsOptional() @blankToUnset @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** Path of ffmpeg. Unset: found on PATH. Without ffmpeg, videos are stored unchanged. */
  @Expose() @IsOptional() @blankToUnset @IsString() FFMPEG_PATH?: string;

  /** Folder of the scheduled backups. Unset: backups are made by `npm run backup` only. */
  @Expose() @IsOptional() @blankToUnset @IsString() BACKUP_DIR?: string;
  /** Hours between two scheduled backups. */
  @Expose() @toInt @IsInt() @Min(1) @Max(720) BACKUP_INTERVAL_HOURS = 24;
  /** Number of scheduled backups to keep. */
  @Expose() @toInt @IsInt() @Min(1) @Max(1_000) BACKUP_KEEP = 14;

  /** Stripe keys: set all three to replace the built-in payment sandbox. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^(sk|rk)_(test|live)_/) STRIPE_SECRET_KEY?: string;
  @Expose() @IsOptional() @blankToUnset @Matches(/^pk_(test|live)_/) STRIPE_PUBLISHABLE_KEY?: string;
  /** One secret, or two separated by a comma during a rotation; each at least 16 characters. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^[^,\s]{16,}(,[^,\s]{16,})?$/) STRIPE_WEBHOOK_SECRET?: string;
  /** Base URL of Stripe's API, for tests with a fake. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) STRIPE_API_BASE?: string;

  /** Mail server, for example smtp://user:password@host:587. Unset: mails are written to DATA_DIR/mail. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^smtps?:\/\//) SMTP_URL?: string;
  @Expose() @blankToUnset @IsString() MAIL_FROM = 'Lasting Freedom <hello@lastingfreedom.example>';
  /** Receives notifications about contact messages and payment problems. */
  @Expose() @blankToUnset @IsString() MAIL_STAFF = 'staff@lastingfreedom.example';
  /** Bearer token for /metrics. Unset: loopback only, and nobody in production. */
  @Expose() @IsOptional() @blankToUnset @MinLength(16) METRICS_TOKEN?: string;
}

/** Parses and validates all variables; throws one Error that names every invalid one. The result is frozen. */
export function loadConfig(environment: Record<string, string | undefined>): Readonly<Config> {
  const config = plainToInstance(Config, environment, {
    excludeExtraneousValues: true,
    exposeDefaultValues: true,
    exposeUnsetFields: false,
  });
  const problems = validateSync(config).map(
    (problem) => `  ${problem.property}: ${Object.values(problem.constraints ?? {}).join('; ')}`,
  );
  problems.push(...stripeProblems(config), ...storeProblems(config), ...secretProblems(config));
  if (config.NODE_ENV === 'production') {
    if (!config.APP_SECRET) problems.push('  APP_SECRET: must be set in production, at least 32 characters');
    if (!config.DATABASE_URL) problems.push('  DATABASE_URL: must be set in production');
    if (!config.PUBLIC_ORIGIN) problems.push('  PUBLIC_ORIGIN: must be set in production, for example https://shop.example');
  }
  if (problems.length > 0) throw new Error(`The configuration is invalid:\n${problems.join('\n')}`);
  return Object.freeze(config);
}

/** An incomplete set of keys, or keys of two modes, would take payments without receiving their webhooks. */
function stripeProblems(config: Config): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = config;
  const set = [secret, publishable, webhook].filter((value) => value !== undefined).length;
  if (set === 0) return [];
  if (set < 3) return ['  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: set all three or none'];
  const sameMode = secret?.split('_')[1] === publishable?.split('_')[1];
  return sameMode ? [] : ['  STRIPE_PUBLISHABLE_KEY: must have the same mode (test or live) as STRIPE_SECRET_KEY'];
}

/** With a part of the settings, the files would silently stay on the local disk. */
function storeProblems(config: Config): string[] {
  const settings = [config.S3_ENDPOINT, config.S3_BUCKET, config.S3_ACCESS_KEY_ID, config.S3_SECRET_ACCESS_KEY];
  const set = settings.filter((value) => value !== undefined).length;
  if (set === 0 || set === settings.length) return [];
  return ['  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all four or none'];
}

/** A repeated letter is long enough, and guessed at once. */
function secretProblems({ APP_SECRET: secret }: Config): string[] {
  if (secret === undefined || new Set(secret).size >= MIN_SECRET_CHARACTERS) return [];
  return ['  APP_SECRET: must be random, for example from "openssl rand -base64 32"'];
}

/** The address for LISTEN, migrations, queues and backups, which do not work through a pooler in transaction mode. */
export function directDatabaseUrl({ DATABASE_DIRECT_URL: direct, DATABASE_URL: pooled = '' }: Config): string {
  return direct ?? pooled;
}

/** The names of all variables, for the test of `.env.example`. */
export function configKeys(): string[] {
  return Object.keys(new Config());
}

/** The configuration of this process; `overrides` replace environment variables. No other file reads `process.env`. */
export function loadProcessConfig(overrides: Record<string, string> = {}): Readonly<Config> {
  return loadConfig({ ...process.env, ...overrides });
}

/** The environment of a child process: this process's, with `defaults` for unset variables and `overrides`. */
export function childEnvironment(
  defaults: Record<string, string>,
  overrides: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return { ...defaults, ...process.env, ...overrides };
}

/** The folder in which the user called npm; undefined when npm did not start this process. */
export const npmInvocationFolder = (): string | undefined => process.env['INIT_CWD'];
