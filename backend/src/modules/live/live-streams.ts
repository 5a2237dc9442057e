import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { EventStream } from '#platform/http/event-stream.js';
import { MetricsRegistry } from '#platform/metrics-registry.js';
import { LOGGER } from '#platform/tokens.js';
import { type Admin, AdminTokens, hidesOrderIds, OrderHandles } from '../auth/index.js';
import type { LiveChangesView } from './live-changes.view.js';
import { affectsSessions } from './live-topics.js';
import { noMoreStreams, tooManyStreams } from './live.errors.js';
import { PendingChanges, visibleChanges } from './pending-changes.js';

/** Of this process; a browser has one per visible window. */
export const MAX_STREAMS_PER_ACCOUNT = 10;
const MAX_STREAMS = 500;
/** Changes within this time after the first are one event. */
const COALESCE_MS = 200;
/** Between two events, however many orders arrive. */
const MIN_INTERVAL_MS = 1_000;
/** Below the 60 s after which proxies close a silent connection. */
const HEARTBEAT_INTERVAL_MS = 20_000;

interface OpenStream {
  admin: Admin;
  token: string;
  events: EventStream;
}

/**
 * Tells open admin screens what has changed, in this or another process. Sessions are checked again at every heartbeat, and at
 * once when an account or a sign-in changed: a stream ends with its session.
 */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<OpenStream>();
  private readonly pending = new PendingChanges();
  private sessionsChanged = false;
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private sentAt = -MIN_INTERVAL_MS;
  private closing = false;

  constructor(
    private readonly tokens: AdminTokens,
    private readonly handles: OrderHandles,
    private readonly tableChanges: TableChangeListener,
    private readonly metrics: MetricsRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.tableChanges.onChange((change, id) => this.collect(change, id));
    this.metrics.gauge('shop_admin_streams', 'Admin windows that follow changes live', () => Promise.resolve(this.streams.size));
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_INTERVAL_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    for (const { events } of this.streams) events.end();
  }

  /** Throws 429 when the account has too many streams, 503 when the process has or is shutting down. */
  open(admin: Admin, token: string): EventStream {
    if (this.closing || this.streams.size >= MAX_STREAMS) throw noMoreStreams();
    const own = [...this.streams].filter((stream) => stream.admin.id === admin.id);
    if (own.length >= MAX_STREAMS_PER_ACCOUNT) throw tooManyStreams();
    const events = new EventStream();
    const stream = { admin, token, events };
    this.streams.add(stream);
    events.onClose(() => this.streams.delete(stream));
    events.sendHeartbeat();
    return events;
  }

  private collect(change: string, id: string | undefined): void {
    if (this.streams.size === 0) return;
    const followed = this.pending.add(change, id);
    if (affectsSessions(change)) this.sessionsChanged = true;
    else if (!followed) return;
    this.schedule();
  }

  private schedule(): void {
    if (this.timer || this.closing) return;
    const delay = Math.max(COALESCE_MS, this.sentAt + MIN_INTERVAL_MS - performance.now());
    this.timer = setTimeout(() => void this.send().finally(() => this.sent()), delay).unref();
  }

  private async send(): Promise<void> {
    this.sentAt = performance.now();
    if (this.sessionsChanged) {
      this.sessionsChanged = false;
      await this.endClosedSessions();
    }
    const changes = this.pending.take();
    for (const { admin, events } of this.streams) {
      const visible = visibleChanges(changes, admin.role);
      if (visible) events.send('changes', this.withHandles(visible, admin));
    }
  }

  private withHandles(changes: LiveChangesView, { role }: Admin): LiveChangesView {
    if (!changes.orderIds || !hidesOrderIds(role)) return changes;
    return { topics: changes.topics, orderIds: changes.orderIds.map((id) => this.handles.handleOf(id)) };
  }

  /** Sessions may have changed while they were checked. */
  private sent(): void {
    this.timer = undefined;
    if (this.sessionsChanged) this.schedule();
  }

  private async beat(): Promise<void> {
    for (const { events } of this.streams) events.sendHeartbeat();
    await this.endClosedSessions();
  }

  /** One after the other, so that requests do not wait for all connections to the database. */
  private async endClosedSessions(): Promise<void> {
    for (const { admin, token, events } of this.streams) {
      const current = await this.currentAdmin(token);
      // A changed role sees other topics: the browser connects again and reads its rights.
      if (!current?.isAdmin || current.role !== admin.role) events.end();
    }
  }

  /** Undefined also when the database does not answer: the browser tries again later. */
  private async currentAdmin(token: string): Promise<Admin | undefined> {
    try {
      return await this.tokens.adminOf(token);
    } catch (error) {
      this.logger.warn({ err: error }, 'checking the session of a live stream failed');
      return undefined;
    }
  }
}
