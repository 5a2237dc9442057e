import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { Client } from 'pg';
import { type RunningPostgres, startPostgres } from '../src/index.js';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

<<<<<<< HEAD
/** A folder for the Postgres servers of one test; closing it stops them. */
=======
/** A folder for the servers of one test; `close` fails when one of them is still running. */
>>>>>>> wt-platform
export class PostgresSandbox {
  private readonly running: RunningPostgres[] = [];
  private readonly processes: ChildProcess[] = [];

  private constructor(readonly folder: string) {}

  static async open(): Promise<PostgresSandbox> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'embedded-postgres-')));
<<<<<<< HEAD
    // Readable for all: started by root, the server runs as another user.
=======
    // As root, the server runs as another account, which must be able to enter.
>>>>>>> wt-platform
    await chmod(folder, 0o755);
    return new PostgresSandbox(folder);
  }

<<<<<<< HEAD
  /** Throws when a server is still running although all its users have stopped. */
=======
  /** Fails when a server outlives its users. */
>>>>>>> wt-platform
  async close(): Promise<void> {
    for (const child of this.processes) if (child.exitCode === null && child.signalCode === null) await killAndWait(child);
    await Promise.all(this.running.map((postgres) => postgres.stop()));
    const remaining = await eventually(
      () => this.servers(),
      (pids) => pids.length === 0,
    );
    await rm(this.folder, { recursive: true, force: true });
    if (remaining.length > 0) throw new Error(`servers are still running: ${remaining.join(', ')}`);
  }

<<<<<<< HEAD
  /** Starts the server of a subfolder, or connects to the running one. */
=======
  /** Starts or joins the server of a folder in the sandbox. */
>>>>>>> wt-platform
  async start(path = 'db', durable = false): Promise<RunningPostgres> {
    const postgres = await startPostgres({ dataDir: join(this.folder, path), durable, maxConnections: 20 });
    this.running.push(postgres);
    return postgres;
  }

<<<<<<< HEAD
  /** The same in a child process, which stops the server when it reads a line. `built`: see `buildLauncher`. */
  async startInChild(built: string): Promise<{ child: ChildProcess; port: number }> {
    const child = spawn(process.execPath, [join(built, 'run.mjs'), join(this.folder, 'db')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.track(child);
    for await (const line of createInterface({ input: child.stdout })) return { child, port: Number(line) };
    throw new Error('the child process ended without a server');
  }

  /** Kills the process on close, unless it has ended. */
  track(child: ChildProcess): void {
    this.processes.push(child);
  }

  /** The process ids of the servers (not of their backends) in this folder. */
=======
  /** The same in a child process, which stops the server when it reads a line. `built`: see `buildPackage`. */
  async startInChildProcess(built: string): Promise<{ child: ChildProcess; port: number }> {
    const child = spawn(process.execPath, [join(built, 'run.mjs'), join(this.folder, 'db')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.killAtEnd(child);
    for await (const line of createInterface({ input: child.stdout })) return { child, port: Number(line) };
    throw new Error('the child process exited without a server');
  }

  /** Kills the process in `close`, unless it has exited. */
  killAtEnd(child: ChildProcess): void {
    this.processes.push(child);
  }

  /** Pids of the servers (not their backends) in the sandbox. */
>>>>>>> wt-platform
  async servers(): Promise<string[]> {
    const found = await Promise.all(
      (await readdir('/proc')).filter(Number).map(async (pid) => {
        const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        return cwd.startsWith(this.folder) && command.includes('bin/postgres') ? [pid] : [];
      }),
    );
    return found.flat();
  }
}

/** Reads until `done` accepts the value or 10 s have passed; returns the last value, so that the test can assert on it. */
export async function eventually<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (done(value) || Date.now() > deadline) return value;
    await delay(10);
  }
}

<<<<<<< HEAD
/** Returns the column `answer` of the first row. */
export async function queryScalar(connectionString: string, sql: string): Promise<unknown> {
=======
/** The column `answer` of the first row. */
export async function queryAnswer(connectionString: string, sql: string): Promise<unknown> {
>>>>>>> wt-platform
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

export async function killAndWait(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

<<<<<<< HEAD
/** Compiles the launcher to JavaScript in a new folder, so that a plain `node` process can run it and be killed. */
export async function buildLauncher(): Promise<string> {
=======
/** Compiles the package to a folder, so that a plain `node` process can run it and be killed. */
export async function buildPackage(): Promise<string> {
>>>>>>> wt-platform
  const out = await mkdtemp(join(tmpdir(), 'embedded-postgres-built-'));
  await writeFile(join(out, 'package.json'), '{"type":"module"}');
  const pg = require.resolve('pg/package.json');
  await symlink(dirname(dirname(pg)), join(out, 'node_modules'));
  for (const name of (await readdir(SOURCES)).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))) {
    const { code } = await transformFile(join(SOURCES, name), {
      swcrc: false,
      module: { type: 'es6' },
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    });
    await writeFile(join(out, name.replace(/ts$/, 'js')), code);
  }
  const run = `import { startPostgres } from './index.js';
    const postgres = await startPostgres({ dataDir: process.argv[2], durable: false, maxConnections: 20 });
    console.log(postgres.port);
    process.stdin.once('data', () => postgres.stop().then(() => process.exit()));`;
  await writeFile(join(out, 'run.mjs'), run);
  return out;
}
