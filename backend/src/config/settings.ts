import 'reflect-metadata';
import { Expose, Transform } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';

/** Treats an empty variable as unset, so that `.env` may contain lines without a value. */
const blankToUnset = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
/** Not `Number` alone, for which blanks are 0, and "0x50" is 80. */
const toNumber = Transform(({ value }: { value: unknown }) => {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === undefined || text === '') return undefined;
  return typeof text === 'string' && !/^-?\d+(\.\d+)?$/.test(text) ? Number.NaN : Number(text);
});

const POSTGRES_ADDRESS = { message: 'must be an address like postgres://user:password@host:5432/shop' };

/**
 * Every setting of the shop, read once at start. The property names are the environment variables themselves;
 * `.env.example` is tested to hold exactly these keys, and `npm run docs:settings` makes docs/settings.md of the comments.
 */
export class Config {
  /** "production" does not start with weak or missing secrets. */
  @Expose() @blankToUnset @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' =
    'development';
  /** TCP port that serves the shop, the admin and the API; 0 for a free one. */
  @Expose() @toNumber @IsInt() @Min(0) @Max(65535) PORT = 3000;
  /** TCP port on which a worker answers /metrics and /health; 0 for a free one. Unset: none. */
  @Expose() @IsOptional() @toNumber @IsInt() @Min(0) @Max(65535) WORKER_PORT?: number;
  /** Address to listen on. Unset: this machine only; in production all addresses, 0.0.0.0. */
  @Expose() @blankToUnset @IsString() HOST = '127.0.0.1';
  /** Public origin of the shop, for links in mails, previews and upload addresses. Unset: from the request; required in production. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) PUBLIC_ORIGIN?: string;
  /** Number of trusted proxies that set X-Forwarded-For. */
  @Expose() @toNumber @IsInt() @Min(0) @Max(10) TRUSTED_PROXIES = 0;
  /** Seconds in which a process that shuts down answers requests while it reports "not ready"; for load balancers. */
  @Expose() @toNumber @IsInt() @Min(0) @Max(60) SHUTDOWN_DELAY_SECONDS = 0;
  /** Folder of the embedded database and the stored files. */
  @Expose() @blankToUnset @IsString() DATA_DIR = '.data';
  /** Folder that keeps the scripts and styles of the last releases for pages that are still open; one for all processes of a machine. Unset: only those of this release. */
  @Expose() @IsOptional() @blankToUnset @IsString() KEPT_ASSETS_DIR?: string;
  /** Postgres address. Unset: `npm start` runs the embedded one. */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//, POSTGRES_ADDRESS) DATABASE_URL?: string;
  /**
   * Postgres address without a connection pooler in between, for notifications, migrations, queues and backups. Set it
   * when DATABASE_URL is the address of a pooler.
   */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//, POSTGRES_ADDRESS) DATABASE_DIRECT_URL?: string;
  /**
   * Postgres address of a streaming replica, which then answers lists, searches and sitemaps of the shop. A change is read from
   * the primary until the replica has received it. Unset: the primary answers everything.
   */
  @Expose() @IsOptional() @blankToUnset @Matches(/^postgres(ql)?:\/\//, POSTGRES_ADDRESS) DATABASE_REPLICA_URL?: string;
  /** Maximum number of Postgres connections per process. */
  @Expose() @toNumber @IsInt() @Min(2) @Max(200) DATABASE_POOL = 16;
  /** Seconds that a request or a job waits for a connection to Postgres before it fails. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(60) DATABASE_CONNECT_SECONDS = 2;
  /** "off" for a connection pooler in transaction mode, which does not support prepared statements. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) PREPARED_STATEMENTS: 'on' | 'off' = 'on';
  /** Redis address for the queues and the limits per address. Unset: queues in Postgres, limits per process. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @Matches(/^rediss?:\/\//, { message: 'must be an address like redis://host:6379' })
  REDIS_URL?: string;
  /** Seconds after which another worker takes over the jobs of a worker that was killed; a living worker extends its locks in time. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(600) JOB_LOCK_SECONDS = 15;
  /** How much is logged. */
  @Expose() @blankToUnset @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent']) LOG_LEVEL = 'info';
  /** "off" disables the rate limits per address, for load tests only. */
  @Expose() @blankToUnset @IsIn(['on', 'off']) RATE_LIMITS: 'on' | 'off' = 'on';
  /** "on" lets `npm start` fill an empty database with the demo shop; elsewhere `npm run db:seed` does. Unset: on, except in production. */
  @Expose() @IsOptional() @blankToUnset @IsIn(['on', 'off']) DEMO_SHOP?: 'on' | 'off';
  /** Username of the first admin, who is created at startup if there is none. */
  @Expose() @IsOptional() @blankToUnset @IsString() ADMIN_USERNAME?: string;
  /** Password of the first admin, at least 12 characters. */
  @Expose() @IsOptional() @blankToUnset @MinLength(12) ADMIN_PASSWORD?: string;
  /** Signs admin tokens and upload URLs, at least 32 characters. Unset in development: generated in DATA_DIR. */
  @Expose() @IsOptional() @blankToUnset @MinLength(32) APP_SECRET?: string;
  /** Hours after which an unpaid manual order is cancelled and restocked. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(720) UNPAID_ORDER_HOURS = 24;
  /** Unpaid manual orders that one address, email or session may have at once. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(10_000) MAX_UNPAID_ORDERS = 3;
  /** Days after which contact messages are deleted. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(36_500) MESSAGE_RETENTION_DAYS = 365;
  /**
   * Seconds for which the customer's email about a payment by hand or a shipment is held back, so that staff can undo the step;
   * 0 sends it at once, and the step is final.
   */
  @Expose() @toNumber @IsInt() @Min(0) @Max(600) UNDO_SECONDS = 30;
  /** Pieces that the unpaid manual orders of one address, email or session may hold together. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(1_000_000) MAX_UNPAID_PIECES = 20;

  /** Address of an S3-compatible store, which replaces the files on disk; needs S3_BUCKET and both keys. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) S3_ENDPOINT?: string;
  /** Region of the store. */
  @Expose() @blankToUnset @IsString() S3_REGION = 'us-east-1';
  /** Bucket of the store; the shop does not create it. */
  @Expose() @IsOptional() @blankToUnset @IsString() S3_BUCKET?: string;
  /** Access key with the rights in docs/object-store.md. */
  @Expose() @IsOptional() @blankToUnset @IsString() S3_ACCESS_KEY_ID?: string;
  /** Secret of the access key. */
  @Expose() @IsOptional() @blankToUnset @IsString() S3_SECRET_ACCESS_KEY?: string;
  /** Seconds for which the store may send nothing while it answers; then the request fails. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(600) S3_TIMEOUT_SECONDS = 10;
  /** Path of ffmpeg. Unset: found on PATH. Without ffmpeg, videos are stored unchanged. */
  @Expose() @IsOptional() @blankToUnset @IsString() FFMPEG_PATH?: string;

  /** Folder of the scheduled backups. Unset: backups are made by `npm run backup` only. */
  @Expose() @IsOptional() @blankToUnset @IsString() BACKUP_DIR?: string;
  /** Hours between two scheduled backups. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(720) BACKUP_INTERVAL_HOURS = 24;
  /** Number of scheduled backups to keep. */
  @Expose() @toNumber @IsInt() @Min(1) @Max(1_000) BACKUP_KEEP = 14;

  /** Secret or restricted key of Stripe; with the next two it replaces the built-in payment sandbox. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @Matches(/^(sk|rk)_(test|live)_/, { message: 'must start with sk_test_, sk_live_, rk_test_ or rk_live_' })
  STRIPE_SECRET_KEY?: string;
  /** Publishable key of Stripe, of the same mode. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @Matches(/^pk_(test|live)_/, { message: 'must start with pk_test_ or pk_live_' })
  STRIPE_PUBLISHABLE_KEY?: string;
  /** Signing secret of Stripe's webhook; two separated by a comma during a rotation, each at least 16 characters. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @Matches(/^[^,\s]{16,}(,[^,\s]{16,})?$/, { message: 'must be a secret of 16 characters or more, or two with a comma' })
  STRIPE_WEBHOOK_SECRET?: string;
  /** File that Apple asks for before a domain may show Apple Pay, as Stripe gives it. Unset: it is 404. */
  @Expose() @IsOptional() @blankToUnset @IsString() APPLE_PAY_DOMAIN_FILE?: string;
  /** Base URL of Stripe's API, for tests with a fake. */
  @Expose() @IsOptional() @blankToUnset @IsUrl({ require_tld: false, require_protocol: true }) STRIPE_API_BASE?: string;

  /** Mail server, for example smtp://user:password@host:587. Unset: mails are written to DATA_DIR/mail. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @Matches(/^smtps?:\/\//, { message: 'must be an address like smtp://user:password@host:587' })
  SMTP_URL?: string;
  /** Sender of all emails. */
  @Expose() @blankToUnset @IsString() MAIL_FROM = 'Lasting Freedom <hello@lastingfreedom.example>';
  /** Receives notifications about contact messages and payment problems. */
  @Expose() @blankToUnset @IsString() MAIL_STAFF = 'staff@lastingfreedom.example';
  /** Bearer token for /metrics and the figures of /api/health/ready. Unset: loopback only, and nobody in production. */
  @Expose() @IsOptional() @blankToUnset @MinLength(16) METRICS_TOKEN?: string;
  /** OpenTelemetry collector for traces (OTLP over HTTP), for example http://127.0.0.1:4318. Unset: no traces. */
  @Expose()
  @IsOptional()
  @blankToUnset
  @IsUrl({ require_tld: false, require_protocol: true })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /** Share of the requests that are traced, from 0 to 1. */
  @Expose() @toNumber @IsNumber() @Min(0) @Max(1) OTEL_TRACES_SAMPLER_ARG = 1;
}
