import type { TableChangeListener } from './table-change-listener.js';

interface Entry<T> {
  value: Promise<T>;
}

/**
 * Answers that stay the same until one of `tables` changes. At most `capacity` keys are kept. A build that a change
 * overtakes is handed to those who already wait for it but not kept.
 */
export class QueryCache<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly notices: TableChangeListener,
    tables: readonly string[],
    private readonly capacity: number,
  ) {
    notices.onChange((table) => {
      if (table === '*' || tables.includes(table)) this.entries.clear();
    });
  }

  get(key: string, build: () => Promise<T>): Promise<T> {
    if (!this.notices.connected) return build();
    const known = this.entries.get(key);
    if (known) return known.value;
    const entry: Entry<T> = { value: build() };
    if (this.entries.size >= this.capacity) this.entries.clear();
    this.entries.set(key, entry);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.value;
  }

  /** Empties the cache at once, for a writer that wants to read its own write before the notice arrives. */
  clear(): void {
    this.entries.clear();
  }
}
