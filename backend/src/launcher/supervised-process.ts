import { type ChildProcess, fork } from 'node:child_process';

const MIN_RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 15_000;
const STABLE_AFTER_MS = 60_000;
const STOP_TIMEOUT_MS = 25_000;
/** A busy machine may end a start, for example because the database did not answer in time. */
const START_ATTEMPTS = 3;

interface ProcessOptions {
  /** Name in messages, for example "API". */
  name: string;
  script: string;
  env: Record<string, string | undefined>;
  /** Called after every unexpected exit. */
  onCrash: (message: string) => void;
}

/** A child process that is restarted with exponential backoff after every unexpected exit. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restartDelayMs = MIN_RESTART_DELAY_MS;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProcessOptions) {}

  /** Resolves when the child reports that it is ready; rejects when three have exited before that. */
  start(attempt = 1): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = fork(this.options.script, { env: this.options.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const startedAt = Date.now();
      this.child = child;
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => {
        this.child = undefined;
        if (this.stopping || attempt >= START_ATTEMPTS)
          reject(new Error(`${this.options.name} exited before it was ready (${signal ?? String(code)})`));
        const again = (): void => void this.start(attempt + 1).then(resolve, reject);
        if (!this.stopping) this.restart(again, startedAt, signal ?? `code ${String(code)}`);
      });
    });
  }

  /** Sends SIGTERM, and SIGKILL after STOP_TIMEOUT_MS. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.retry);
    const child = this.child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      child.once('exit', () => {
        clearTimeout(timeout);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  private restart(again: () => void, startedAt: number, reason: string): void {
    if (Date.now() - startedAt > STABLE_AFTER_MS) this.restartDelayMs = MIN_RESTART_DELAY_MS;
    this.options.onCrash(`${this.options.name} exited (${reason}); restarting it`);
    this.retry = setTimeout(again, this.restartDelayMs);
    this.restartDelayMs = Math.min(this.restartDelayMs * 2, MAX_RESTART_DELAY_MS);
  }
}
