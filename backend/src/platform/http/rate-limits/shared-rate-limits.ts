import { createHash } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

type LimitState = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** A limit may not cost more than the request that it guards. */
const COMMAND_TIMEOUT_MS = 200;
const CONNECT_TIMEOUT_MS = 2_000;
/** While Redis is silent, only one request in this time waits for it. */
const RETRY_INTERVAL_MS = 2_000;

/** Counts a hit within `ttl`; the hit above `limit` blocks for `block` ms. Returns hits, ms of the period, ms of the block. */
const COUNT_HIT = `
local blocked = redis.call('pttl', KEYS[2])
if blocked > 0 then return {tonumber(ARGV[2]) + 1, blocked, blocked} end
local hits = redis.call('incr', KEYS[1])
if hits == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
local left = redis.call('pttl', KEYS[1])
if hits <= tonumber(ARGV[2]) then return {hits, left, 0} end
redis.call('set', KEYS[2], 1, 'px', ARGV[3])
redis.call('del', KEYS[1])
return {hits, left, tonumber(ARGV[3])}`;

/** Limits that all API processes count together in Redis; while it does not answer, each process counts alone. */
export class SharedRateLimits implements ThrottlerStorage, OnApplicationShutdown {
  private readonly ownCounts = new ThrottlerStorageService();
  private readonly redis: Redis;
  private connected: Promise<void> | undefined;
  private retryAt = 0;

  constructor(
    address: string,
    private readonly logger: Logger,
  ) {
    this.redis = new Redis(address, {
      // A worker has this class too, and no requests.
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    // Each failed command is reported below.
    this.redis.on('error', () => undefined);
  }

  async increment(key: string, ttl: number, limit: number, blockDuration: number, name: string): Promise<LimitState> {
    if (performance.now() >= this.retryAt) {
      try {
        return await this.count(key, ttl, limit, blockDuration);
      } catch (error) {
        this.retryAt = performance.now() + RETRY_INTERVAL_MS;
        this.logger.warn({ err: error }, 'Redis does not answer: the limits per address count per process');
      }
    }
    return this.ownCounts.increment(key, ttl, limit, blockDuration, name);
  }

  onApplicationShutdown(): void {
    this.ownCounts.onApplicationShutdown();
    this.redis.disconnect();
  }

  private async count(key: string, ttl: number, limit: number, blockDuration: number): Promise<LimitState> {
    // Requests that arrive together share the first connection.
    if (this.redis.status === 'wait') this.connected = this.redis.connect();
    await this.connected;
    // The braces keep both keys on one server of a cluster; the hash keeps addresses out of Redis.
    const name = `shop:limit:{${createHash('sha256').update(key).digest('base64url')}}`;
    const counted = await this.redis.eval(COUNT_HIT, 2, name, `${name}:blocked`, ttl, limit, blockDuration);
    const [totalHits = 0, leftMs = 0, blockedMs = 0] = counted as number[];
    return {
      totalHits,
      timeToExpire: Math.ceil(leftMs / 1_000),
      isBlocked: blockedMs > 0,
      timeToBlockExpire: Math.ceil(blockedMs / 1_000),
    };
  }
}
