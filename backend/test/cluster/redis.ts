import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { freePort } from '../support/free-port.js';
import { ServerProcess } from './server-process.js';

const CONFIGURATION = fileURLToPath(new URL('../../../deploy/redis/shop.conf', import.meta.url));

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } finally {
    redis.disconnect();
  }
}

/** Redis with the configuration of deploy/ at a free port. */
export async function startRedisServer(command: string, folder: string): Promise<{ server: ServerProcess; url: string }> {
  const data = join(folder, 'redis');
  await mkdir(data);
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const server = await ServerProcess.start({
    name: 'redis',
    command,
    args: [CONFIGURATION, '--port', String(port), '--dir', data, '--save', ''],
    isReady: () => answers(url),
  });
  return { server, url };
}
