import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';

interface Program {
  /** As in the tables that the commands print: "api 1", "redis". */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** The account that runs it when this process is root. */
  account?: string;
  stopSignal?: NodeJS.Signals;
  isReady(): Promise<boolean>;
}

const START_TIMEOUT_MS = 60_000;
/** `RestartSec` of the systemd units. */
const RESTART_DELAY_MS = 1_000;
const MAX_LOG_LENGTH = 2_000_000;
const isRoot = process.getuid?.() === 0;

/** The arguments of setpriv that run a program as an account, and end it when its parent is killed. */
export function withPrivileges(command: string, args: readonly string[], account?: string, signal = 'TERM'): string[] {
  const change = account && isRoot ? [`--reuid=${account}`, `--regid=${account}`, '--init-groups'] : [];
  return [...change, `--pdeathsig=${signal}`, '--', command, ...args];
}

/** A program of the cluster, which is started again a second after it has ended, as systemd does. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  private stopping = false;
  private text = '';

  private constructor(private readonly program: Program) {}

  static async start(program: Program): Promise<ServerProcess> {
    const server = new ServerProcess(program);
    server.launch();
    await server.waitUntilReady();
    return server;
  }

  get name(): string {
    return this.program.name;
  }

  /** Its output to stdout and stderr, of all starts. */
  output(): string {
    return this.text;
  }

  isReady(): Promise<boolean> {
    return this.program.isReady().catch(() => false);
  }

  /** Resolves when the process has ended; it starts again by itself. Returns false when it is not running. */
  async kill(): Promise<boolean> {
    const { ended } = this;
    if (!this.signal('SIGKILL')) return false;
    await ended;
    return true;
  }

  /** Stops it as systemd does, and resolves when it has started again and is ready. */
  async restart(): Promise<void> {
    const { ended } = this;
    this.signal(this.program.stopSignal ?? 'SIGTERM');
    await ended;
    await this.waitUntilReady();
  }

  /** Makes it read its configuration again. */
  reload(): void {
    this.signal('SIGHUP');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.signal(this.program.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), 30_000);
    await this.ended;
    clearTimeout(timer);
  }

  async waitUntilReady(): Promise<void> {
    const ready = await eventually(() => this.isReady(), Boolean, START_TIMEOUT_MS);
    if (!ready) throw new Error(`${this.name} does not start: ${this.program.command}\n${this.text.slice(-2_000)}`);
  }

  /** The program runs in its own session, so that Ctrl-C does not stop a database before the processes that use it. */
  private launch(): void {
    const { command, args, env = {}, account, stopSignal = 'SIGTERM' } = this.program;
    const child = spawn('setpriv', withPrivileges(command, args, account, stopSignal.slice(3)), {
      env: { PATH: process.env['PATH'], ...env },
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const append = (chunk: Buffer | string): void => void (this.text = (this.text + chunk.toString()).slice(-MAX_LOG_LENGTH));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', append);
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(append(`${error.message}\n`)));
      child.once('exit', () => resolve());
    });
    void this.ended.then(async () => {
      this.child = undefined;
      if (!this.stopping) await pause(RESTART_DELAY_MS);
      if (!this.stopping) this.launch();
    });
  }

  private signal(signal: NodeJS.Signals): boolean {
    return this.child?.kill(signal) ?? false;
  }
}
