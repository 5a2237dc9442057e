/** One item that waits for a lock delays the others of its batch, so batches are small. */
const MAX_BATCH = 16;
/** Items that arrive while a batch runs wait for the next one, but no longer than this: its delay must not become theirs. */
const MAX_WAIT_MS = 50;

interface BatcherOptions<Item, Result> {
  /** Items with a common key are never in one batch. */
  conflictKeys: (item: Item) => readonly string[];
  runOne: (item: Item) => Promise<Result>;
  /** The results in the order of `items`; undefined when each item has to run alone. */
  runBatch: (items: readonly Item[]) => Promise<readonly Result[] | undefined>;
}

interface Waiting<Item, Result> {
  item: Item;
  keys: readonly string[];
  resolve: (result: Promise<Result>) => void;
}

/** Runs items that arrive in one turn of the event loop, or while a batch runs, as one batch. An item that arrives alone runs at once. */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private isScheduled = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve) => {
      this.waiting.push({ item, keys: this.options.conflictKeys(item), resolve });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      if (this.running === 0 && this.waiting.length > 0) void this.runNext();
      if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.runOverdue(), MAX_WAIT_MS);
    });
  }

  private runOverdue(): void {
    this.timer = undefined;
    while (this.waiting.length > 0) void this.runNext();
  }

  private async runNext(): Promise<void> {
    const batch = this.takeBatch();
    if (this.waiting.length === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
    this.running++;
    await this.run(batch);
    this.running--;
    this.schedule();
  }

  private takeBatch(): Waiting<Item, Result>[] {
    const taken = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    this.waiting = this.waiting.filter((waiting) => {
      if (batch.length === MAX_BATCH || waiting.keys.some((key) => taken.has(key))) return true;
      for (const key of waiting.keys) taken.add(key);
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  private async run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const { runOne, runBatch } = this.options;
    const batchResults = batch.length === 1 ? Promise.resolve(undefined) : runBatch(batch.map(({ item }) => item));
    const settled = batch.map(({ item, resolve }, index) => {
      const result = batchResults.then((results) => (results ? results[index]! : runOne(item)));
      resolve(result);
      return result;
    });
    await Promise.allSettled(settled);
  }
}
