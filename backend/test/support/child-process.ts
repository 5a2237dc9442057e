import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#src/config.js';

const BACKEND = fileURLToPath(new URL('../../', import.meta.url));

export interface TestProcess {
  child: ChildProcess;
  /** The port it listens on, when it said so. */
  port: number | undefined;
  /** What it wrote to its outputs so far. */
  output(): string;
  /** Its exit code or signal, once it has ended. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * A process of the test's own, running a TypeScript file of the backend with the settings of an open shop. Resolves
 * when it reports that it is ready, or when it has ended.
 */
export async function startProcess(file: string, config: Config, extra: Record<string, string> = {}): Promise<TestProcess> {
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  const settings = Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
  const child = fork(join(BACKEND, file), {
    cwd: BACKEND,
    env: { PATH: process.env['PATH'], ...settings, ...extra },
    execArgv: ['--import', join(BACKEND, 'test/support/typescript-register.mjs')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  const ready = new Promise<{ port?: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port?: number })),
  );
  const first = await Promise.race([ready, ended]);
  const port = typeof first === 'object' ? first?.port : undefined;
  return { child, port, output: () => text, ended };
}
