import { randomUUID } from 'node:crypto';
import { withTimeout } from '@shop/contract/with-timeout';
import type { Client } from 'pg';

const TIMEOUT_MS = 4_000;

/** Notifications by which a connection shows that it still hears those of others, and has heard all earlier ones. */
export class Heartbeat {
  readonly channel = `shop_heartbeat_${randomUUID().replaceAll('-', '')}`;
  /** What to do when a beat arrives, by its number. */
  private readonly awaited = new Map<string, () => void>();
  private count = 0;
  private sent: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  /** `client` listens to the channel. */
  constructor(private readonly client: Client) {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === this.channel) this.awaited.get(payload)?.();
    });
  }

  /**
   * Resolves when the connection has heard all notifications of commits before the call; rejects once a beat is missing for four
   * seconds, and from then on. Calls that wait share a beat; one that is on its way may be older than their commits.
   */
  next(): Promise<void> {
    this.waiting ??= this.sent.then(() => {
      this.waiting = undefined;
      this.sent = this.awaitNotification(this.client);
      return this.sent;
    });
    return this.waiting;
  }

  /** Sends a beat over `sender` and waits for it; rejects after four seconds. */
  async awaitNotification(sender: Client): Promise<void> {
    const beat = String(++this.count);
    const arrival = new Promise<void>((resolve) => this.awaited.set(beat, resolve));
    const sent = sender.query('select pg_notify($1, $2)', [this.channel, beat]);
    try {
      await withTimeout(TIMEOUT_MS, Promise.all([arrival, sent]), heartbeatMissed);
    } finally {
      this.awaited.delete(beat);
    }
  }
}

function heartbeatMissed(): never {
  throw new Error('A notification did not arrive; a connection pooler needs DATABASE_DIRECT_URL');
}
