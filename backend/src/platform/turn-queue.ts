import type { AppError } from './app-error.js';

interface TurnLimits {
  running: number;
  waiting: number;
  /** The answer when too many are waiting. */
  refuse: () => AppError;
}

/** Runs few pieces of expensive work at a time, first come, first served, and for each owner of work one at a time. */
export class TurnQueue {
  private readonly running = new Set<unknown>();
  private readonly waiting: { owner: unknown; start: () => void }[] = [];

  constructor(private readonly limits: TurnLimits) {}

  /** Runs `work` when its turn comes; throws when too many are waiting. Without `owner` it waits for nobody in particular. */
  async run<T>(work: () => Promise<T>, owner: unknown = Symbol('nobody')): Promise<T> {
    await this.turn(owner);
    try {
      return await work();
    } finally {
      this.running.delete(owner);
      this.startNext();
    }
  }

  private async turn(owner: unknown): Promise<void> {
    if (this.running.size >= this.limits.running || this.running.has(owner)) {
      if (this.waiting.length >= this.limits.waiting) throw this.limits.refuse();
      // Whoever starts it takes the place for it.
      return new Promise((start) => this.waiting.push({ owner, start }));
    }
    this.running.add(owner);
  }

  private startNext(): void {
    const index = this.waiting.findIndex(({ owner }) => !this.running.has(owner));
    const [next] = index === -1 ? [] : this.waiting.splice(index, 1);
    if (!next) return;
    this.running.add(next.owner);
    next.start();
  }
}
