import { Injectable } from '@nestjs/common';
import { tooManyAttempts } from '../auth.errors.js';

/** Each running login holds at most one database connection and one thread that hashes. */
const MAX_RUNNING = 2;
const MAX_WAITING = 60;
const RETRY_AFTER_SECONDS = 5;

/** Runs few logins at a time, so that a flood of them leaves the database connections to the shop. */
@Injectable()
export class LoginQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs `login` when its turn comes; throws 429 when too many are waiting. */
  async run<T>(login: () => Promise<T>): Promise<T> {
    if (this.running < MAX_RUNNING) this.running++;
    else await this.turn();
    try {
      return await login();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  /** The login that ends hands its place over, so `running` does not change. */
  private turn(): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) throw tooManyAttempts(RETRY_AFTER_SECONDS);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
