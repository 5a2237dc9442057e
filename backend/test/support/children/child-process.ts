import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';
import type { Config } from '#src/config.js';

const BACKEND = fileURLToPath(new URL('../../../', import.meta.url));
const TYPESCRIPT = ['--import', join(BACKEND, 'test/support/typescript/register.mjs')];

/** Compiles a program of `test` into `dist`, where `#platform/...` names the built modules. */
function compiled(file: string): string {
  const { code } = transformFileSync(join(BACKEND, file), { configFile: join(BACKEND, '.swcrc') });
  const path = `dist/test/${basename(file, '.ts')}-${process.pid}.js`;
  mkdirSync(join(BACKEND, 'dist/test'), { recursive: true });
  writeFileSync(join(BACKEND, path), code);
  return path;
}

/**
 * The path below `backend` and the Node arguments of a file that runs as a process. The backend is built: its programs start in a fifth
 * of the time that their sources need, and those of `test/support/children` in half of it.
 */
export function programOf(file: string): { path: string; execArgv: string[] } {
  if (file.startsWith('dist/')) return { path: file, execArgv: [] };
  if (file.startsWith('test/support/children/')) return { path: compiled(file), execArgv: [] };
  return file.startsWith('src/')
    ? { path: file.replace(/^src\/(.*)\.ts$/, 'dist/$1.js'), execArgv: [] }
    : { path: file, execArgv: TYPESCRIPT };
}

export interface TestProcess {
  child: ChildProcess;
  /** The port that it reported, if any. */
  port: number | undefined;
  /** Its output to stdout and stderr so far. */
  output(): string;
  /** Resolves with its exit code or signal. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * Starts a file of the backend as a child process with the settings of an open shop. Resolves when the process
 * reports that it is ready, or when it has ended.
 */
export async function startProcess(file: string, config: Config, extra: Record<string, string> = {}): Promise<TestProcess> {
  const defined = Object.entries(config).filter(([, value]) => value !== undefined);
  const settings = Object.fromEntries(defined.map(([key, value]) => [key, String(value)]));
  const { path, execArgv } = programOf(file);
  const child = fork(join(BACKEND, path), {
    cwd: BACKEND,
    env: { PATH: process.env['PATH'], ...settings, ...extra },
    execArgv,
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
