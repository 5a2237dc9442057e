import type { Role } from '../auth/index.js';
import type { LiveChangesView } from './live-changes.view.js';
import { type LiveTopic, mayFollow, topicsOf } from './live-topics.js';

/** Of more orders, an event names none. */
const MAX_ORDER_IDS = 50;

/** The part of the changes that an account may know of; undefined when there is none. */
export function visibleChanges({ topics, orderIds }: LiveChangesView, role: Role | undefined): LiveChangesView | undefined {
  const followed = topics.filter((topic) => mayFollow(role, topic));
  if (followed.length === 0) return undefined;
  return followed.includes('orders') && orderIds ? { topics: followed, orderIds } : { topics: followed };
}

/** Collects announced changes, so that those of one moment are one event. */
export class PendingChanges {
  private readonly topics = new Set<LiveTopic>();
  private readonly orderIds = new Set<string>();
  private anyOrder = false;

  /** Returns whether a screen follows the change. */
  add(change: string, id: string | undefined): boolean {
    const topics = topicsOf(change);
    for (const topic of topics) this.topics.add(topic);
    if (topics.includes('orders')) this.addOrder(id);
    return topics.length > 0;
  }

  /** The changes since the last call. */
  take(): LiveChangesView {
    const topics = [...this.topics];
    const named = this.topics.has('orders') && !this.anyOrder;
    const changes = named ? { topics, orderIds: [...this.orderIds] } : { topics };
    this.topics.clear();
    this.orderIds.clear();
    this.anyOrder = false;
    return changes;
  }

  private addOrder(id: string | undefined): void {
    if (id !== undefined && this.orderIds.size < MAX_ORDER_IDS) this.orderIds.add(id);
    else if (id === undefined || !this.orderIds.has(id)) this.anyOrder = true;
  }
}
