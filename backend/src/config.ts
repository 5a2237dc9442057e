import 'reflect-metadata';
import { Expose, plainToInstance, Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength, validateSync } from 'class-validator';

/** An empty variable counts as unset, so that `.env` lines without a value are harmless. */
const blankToUnset = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const toInt = Transform(({ value }: { value: unknown }) => (value === undefined || value === '' ? undefined : Number(value)));

/**
 * Every setting of the shop, read once at start. The property names are the environment variables themselves;
 * `.env.example` is tested to hold exactly these keys.
 */
export class Config {
  /** "production" refuses to start with weak or missing secrets. */
  @Expose() @blankToUnset @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' =
    'development';
  /** TCP port of the one origin that serves the shop, the admin and the API; 0 takes a free one. */
  @Expose() @toInt @IsInt() @Min(0) @Max(65535) PORT = 3000;
  /** Address to listen on. */
  @Expose() @blankToUnset @IsString() HOST = '0.0.0.0';
  /** Public address of the shop, for links in mails and previews; derived from the request when unset. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_ORIGIN?: string;
  /** Proxies in front of the shop whose X-Forwarded-For is believed. 0: none. */
  @Expose() @toInt @IsInt() @Min(0) @Max(10) TRUSTED_PROXIES = 0;
  /** Folder of the embedded database and the stored files. */
  @Expose() @blankToUnset @IsString() DATA_DIR = '.data';
  /** Postgres address. Unset: `npm start` runs the embedded one. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//) DATABASE_URL?: string;
  /** Connections of one process to Postgres. */
  @Expose() @toInt @IsInt() @Min(2) @Max(200) DATABASE_POOL = 16;
  /** "off" for a connection pooler in transaction mode, which loses prepared statements. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) PREPARED_STATEMENTS: 'on' | 'off' = 'on';
  /** Redis address for the queues. Unset: the queues live in Postgres. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^rediss?:\/\//) REDIS_URL?: string;
  @Expose() @blankToUnset @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  /** "off" lifts the limits per address, for load tests only. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) RATE_LIMITS: 'on' | 'off' = 'on';
  /** "on" fills an empty shop with the demo products once. Unset: on, except in production. */
  @Expose() @IsOptional() @blankToUnset @IsIn(['on', 'off']) DEMO_SHOP?: 'on' | 'off';
  /** Name of the first admin, made at start when there is none. */
  @Expose() @IsOptional() @blankToUnset @IsString() ADMIN_USERNAME?: string;
  /** Password of the first admin, at least 12 characters. */
  @Expose() @IsOptional() @blankToUnset @MinLength(12) ADMIN_PASSWORD?: string;
  /** Signs admin tokens and upload addresses, at least 32 characters. Unset in development: kept in DATA_DIR. */
  @Expose() @IsOptional() @blankToUnset @MinLength(32) APP_SECRET?: string;
  /** Hours after which an unpaid manual order is cancelled and restocked. */
  @Expose() @toInt @IsInt() @Min(1) @Max(720) UNPAID_ORDER_HOURS = 72;

  /** Object store: set all of them to replace the files on disk. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) S3_ENDPOINT?: string;
  @Expose() @blankToUnset @IsString() S3_REGION = 'us-east-1';
  @Expose() @IsOptional() @blankToUnset @IsString() S3_BUCKET?: string;
  @Expose() @IsOptional() @blankToUnset @IsString() S3_ACCESS_KEY_ID?: string;
  @Expose() @IsOptional() @blankToUnset @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** Path of the ffmpeg program; unset: the one on PATH; none: videos are kept as they are. */
  @Expose() @IsOptional() @blankToUnset @IsString() FFMPEG_PATH?: string;

  /** Stripe keys: set all three to replace the built-in payment sandbox. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^(sk|rk)_(test|live)_/) STRIPE_SECRET_KEY?: string;
  @Expose() @IsOptional() @blankToUnset @Matches(/^pk_(test|live)_/) STRIPE_PUBLISHABLE_KEY?: string;
  /** One secret, or two separated by a comma while rotating; each at least 16 characters. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^[^,\s]{16,}(,[^,\s]{16,})?$/) STRIPE_WEBHOOK_SECRET?: string;
  /** Address of Stripe's API, for tests against a local double. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) STRIPE_API_BASE?: string;

  /** Mail server, for example smtp://user:password@host:587. Unset: mails become files in DATA_DIR/mail. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^smtps?:\/\//) SMTP_URL?: string;
  @Expose() @blankToUnset @IsString() MAIL_FROM = 'Lasting Freedom <hello@lastingfreedom.example>';
  /** Where contact messages are announced. */
  @Expose() @blankToUnset @IsString() MAIL_STAFF = 'staff@lastingfreedom.example';
  /** Bearer token for /metrics from outside this machine; unset: loopback only. */
  @Expose() @IsOptional() @blankToUnset @MinLength(16) METRICS_TOKEN?: string;
}

/** Reads and checks all variables; throws one Error that names every bad one. The result is frozen. */
export function loadConfig(environment: Record<string, string | undefined>): Readonly<Config> {
  const config = plainToInstance(Config, environment, {
    excludeExtraneousValues: true,
    exposeDefaultValues: true,
    exposeUnsetFields: false,
  });
  const problems = validateSync(config).map(
    (problem) => `  ${problem.property}: ${Object.values(problem.constraints ?? {}).join('; ')}`,
  );
  problems.push(...stripeProblems(config));
  if (config.NODE_ENV === 'production') {
    if (!config.APP_SECRET) problems.push('  APP_SECRET: must be set in production, at least 32 characters');
    if (!config.DATABASE_URL) problems.push('  DATABASE_URL: must be set in production');
  }
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
  return Object.freeze(config);
}

/** Half of Stripe's settings, or keys of two worlds, would take money without hearing of it. */
function stripeProblems(config: Config): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = config;
  const set = [secret, publishable, webhook].filter((value) => value !== undefined).length;
  if (set === 0) return [];
  if (set < 3) return ['  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: set all three or none'];
  const sameMode = secret?.split('_')[1] === publishable?.split('_')[1];
  return sameMode ? [] : ['  STRIPE_PUBLISHABLE_KEY: is of another mode than STRIPE_SECRET_KEY'];
}

/** All variable names the shop understands, for the test of `.env.example`. */
export function configKeys(): string[] {
  return Object.keys(new Config());
}
