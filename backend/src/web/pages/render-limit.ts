import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { minutes, normalizeIp, ThrottlerException, ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#src/config.js';

const MAX_RENDERINGS_PER_MINUTE = 240;

/** Limits the renderings that one address may cause; pages that are sent from memory are not counted. */
export function renderLimit(app: NestFastifyApplication, config: Config): (request: FastifyRequest) => Promise<void> {
  const storage = app.get<ThrottlerStorage>(ThrottlerStorage, { strict: false });
  return async ({ ip }) => {
    if (config.RATE_LIMITS === 'off') return;
    const period = minutes(1);
    const key = `pages ${normalizeIp(ip)}`;
    const { isBlocked } = await storage.increment(key, period, MAX_RENDERINGS_PER_MINUTE, period, 'pages');
    if (isBlocked) throw new ThrottlerException();
  };
}
