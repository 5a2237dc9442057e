import { Injectable } from '@nestjs/common';
import { TurnQueue } from '#platform/turn-queue.js';
import { tooManyAttempts } from '../auth.errors.js';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs few logins at a time, each of which holds at most one database connection and one thread that hashes, so that a flood of them
 * leaves the database connections to the shop.
 */
@Injectable()
export class LoginQueue extends TurnQueue {
  constructor() {
    super({ running: 2, waiting: 60, refuse: () => tooManyAttempts(RETRY_AFTER_SECONDS) });
  }
}
