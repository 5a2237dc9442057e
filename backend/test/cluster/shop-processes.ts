import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MEMORY_SETTINGS } from '#src/launcher/memory-limits.js';
import { freePort } from '../support/free-port.js';
import { statusOf } from './probes.js';
import { ServerProcess } from './server-process.js';

const run = promisify(execFile);
const BACKEND = fileURLToPath(new URL('../../', import.meta.url));

export type Settings = Record<string, string>;

export interface ShopProcess {
  server: ServerProcess;
  /** Without the proxy. */
  origin: string;
}

/** Runs a built program of the backend to its end, with the settings of the shop. */
export async function runProgram(program: string, settings: Settings, args: string[] = []): Promise<string> {
  const env = { PATH: process.env['PATH'], ...settings };
  const { stdout } = await run(process.execPath, [`${BACKEND}dist/${program}.js`, ...args], { cwd: BACKEND, env });
  return stdout;
}

/** An API process. The port is fixed, because nginx knows it. */
export async function startApi(number: number, port: number, settings: Settings): Promise<ShopProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const server = await ServerProcess.start({
    name: `api ${number}`,
    command: process.execPath,
    args: [`${BACKEND}dist/main.js`],
    env: { ...MEMORY_SETTINGS, ...settings, PORT: String(port) },
    isReady: async () => (await statusOf(`${origin}/api/health/ready`)) === 200,
  });
  return { server, origin };
}

export async function startWorker(number: number, settings: Settings): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await ServerProcess.start({
    name: `worker ${number}`,
    command: process.execPath,
    args: [`${BACKEND}dist/worker.js`],
    env: { ...MEMORY_SETTINGS, ...settings, WORKER_PORT: String(port) },
    isReady: async () => (await statusOf(`${origin}/health`)) === 200,
  });
  return { server, origin };
}
