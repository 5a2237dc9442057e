import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually.js';
import { freePort } from '../free-port.js';

export interface TestRedis {
  url: string;
  /** Kills it; `start` starts an empty server on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

/** Starts a separate Redis server. Needs the program redis-server: `apt-get install redis-server`. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-redis-'));
  const port = await freePort();
  let server: ReturnType<typeof spawn> | undefined;

  const start = async (): Promise<void> => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    const started = spawn('redis-server', args, { stdio: 'ignore' });
    const missing = new Promise<never>((_, reject) => {
      started.once('error', () => reject(new Error('redis-server is missing: apt-get install redis-server')));
    });
    server = started;
    await Promise.race([missing, eventually(() => isListening(port), Boolean)]);
  };
  const kill = async (): Promise<void> => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGKILL');
    });
  };
  const stop = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start, stop };
}
