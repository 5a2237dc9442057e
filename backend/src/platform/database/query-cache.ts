import type { TableChangeListener } from './table-change-listener.js';

interface Entry<T> {
  value: Promise<T>;
}

/**
 * Caches results until one of `tables` changes, at most `capacity` keys. A result whose tables change while it is being
 * loaded is returned to the callers that wait for it, but not cached.
 */
export class QueryCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly tableChanges: TableChangeListener,
    tables: readonly string[],
    private readonly capacity: number,
  ) {
    tableChanges.onChange((table) => {
      if (table === '*' || tables.includes(table)) this.entries.clear();
    });
  }

  get(key: string, load: () => Promise<T>): Promise<T> {
    if (!this.tableChanges.connected) return load();
    const cached = this.entries.get(key);
    if (cached) return cached.value;
    const entry: Entry<T> = { value: load() };
    if (this.entries.size >= this.capacity) this.entries.clear();
    this.entries.set(key, entry);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.value;
  }

  /** Like `get`, but knows every change that was committed before the call, at the price of a round trip. */
  async getCurrent(key: string, load: () => Promise<T>): Promise<T> {
    await this.tableChanges.waitForNotifications();
    return this.get(key, load);
  }

  /** Drops one result, also one that is being loaded; false if there is none. */
  delete(key: string): boolean {
    return this.entries.delete(key);
  }

  /** Clears the cache immediately, so that a writer reads its own write before the notification arrives. */
  clear(): void {
    this.entries.clear();
  }
}
