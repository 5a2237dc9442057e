import { type ChildProcess, fork } from 'node:child_process';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const STEADY_MS = 60_000;
const KILL_AFTER_MS = 25_000;

interface ProcessPlan {
  /** For messages, for example "API". */
  name: string;
  script: string;
  env: Record<string, string | undefined>;
  /** Told about every unexpected end. */
  onCrash: (message: string) => void;
}

/** One child process that is started again, with growing pauses, whenever it ends without having been asked to. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private pause = FIRST_PAUSE_MS;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly plan: ProcessPlan) {}

  /** Resolves when the child says that it is ready; rejects when it ends before that. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.plan.script, { env: this.plan.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const startedAt = Date.now();
      this.child = child;
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => {
        this.child = undefined;
        reject(new Error(`${this.plan.name} ended before it was ready (${signal ?? String(code)})`));
        if (!this.stopping) this.restart(startedAt, signal ?? `code ${String(code)}`);
      });
    });
  }

  /** Asks the child to close, and kills it when it takes too long. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      child.once('exit', () => {
        clearTimeout(limit);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  private restart(startedAt: number, reason: string): void {
    if (Date.now() - startedAt > STEADY_MS) this.pause = FIRST_PAUSE_MS;
    this.plan.onCrash(`${this.plan.name} ended (${reason}); starting it again`);
    this.retry = setTimeout(() => {
      this.start().catch(() => undefined);
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}
