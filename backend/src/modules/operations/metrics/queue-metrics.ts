import { Injectable } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import { Gauge, Registry } from 'prom-client';
import type { OutboxState } from '#platform/outbox/outbox.queries.js';
import { QueueMonitor } from '../queue-monitor.js';

const OUTBOX_TIMEOUT_MS = 2_000;

@Injectable()
export class QueueMetrics {
  readonly registry = new Registry();
  private readonly jobs = this.gauge('shop_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
  private readonly oldest = this.gauge('shop_queue_oldest_waiting_seconds', 'Age of the oldest waiting job', ['queue']);
  private readonly reachable = this.gauge('shop_queues_reachable', '1 when the queues answer');
  private readonly events = this.gauge('shop_outbox_events', 'Events that are not relayed yet, by state', ['state']);
  private readonly oldestEvent = this.gauge(
    'shop_outbox_oldest_waiting_seconds',
    'Age of the oldest event that is not relayed yet',
  );

  constructor(private readonly status: QueueMonitor) {}

  async update(): Promise<void> {
    const [queues, outbox] = await Promise.all([this.status.queues(), this.outbox()]);
    this.reachable.set(queues ? 1 : 0);
    // Values of the last request would look like values of now.
    this.jobs.reset();
    this.oldest.reset();
    for (const { queue, oldestWaitingSeconds, ...counts } of queues ?? []) {
      for (const [state, count] of Object.entries(counts)) this.jobs.set({ queue, state }, count);
      this.oldest.set({ queue }, oldestWaitingSeconds);
    }
    this.events.set({ state: 'waiting' }, outbox?.waiting ?? Number.NaN);
    this.events.set({ state: 'failing' }, outbox?.failing ?? Number.NaN);
    this.oldestEvent.set(outbox?.oldestWaitingSeconds ?? Number.NaN);
  }

  private outbox(): Promise<OutboxState | undefined> {
    const state = this.status.outbox().catch(() => undefined);
    return withTimeout<OutboxState | undefined>(OUTBOX_TIMEOUT_MS, state, () => undefined);
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
