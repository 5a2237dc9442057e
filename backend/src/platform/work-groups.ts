/** One item that waits for a lock delays the others of its group, so groups are small. */
const MAX_GROUP = 16;
/** While so many run, others wait and become the next group. */
const MAX_RUNNING = 1;
/** They wait no longer than this: whatever holds the running ones up must not hold up the rest. */
const MAX_WAIT_MS = 50;

interface Steps<Item, Result> {
  /** Items with a common name never share a group. */
  namesOf: (item: Item) => readonly string[];
  alone: (item: Item) => Promise<Result>;
  /** The results in the order of `items`; undefined for an item that has to go alone after all. */
  together: (items: readonly Item[]) => Promise<readonly (Result | undefined)[]>;
}

interface Waiting<Item, Result> {
  item: Item;
  names: readonly string[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Work that costs little more for several items than for one: those that arrive in one turn of the event loop, or while the ones before
 * them are at work, go together. An item that arrives alone goes alone, at once.
 */
export class WorkGroups<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private isScheduled = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly steps: Steps<Item, Result>) {}

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, names: this.steps.namesOf(item), resolve, reject });
      this.schedule();
    });
  }

  /** At the end of the event loop's turn, so that those of one turn go together. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.runWaiting();
    });
  }

  private runWaiting(): void {
    while (this.waiting.length > 0 && this.running < MAX_RUNNING) void this.runNext();
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.runOverdue(), MAX_WAIT_MS);
    else this.stopTimer();
  }

  private runOverdue(): void {
    this.stopTimer();
    while (this.waiting.length > 0) void this.runNext();
  }

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async runNext(): Promise<void> {
    const group = this.takeGroup();
    this.running++;
    await this.run(group);
    this.running--;
    this.schedule();
  }

  private takeGroup(): Waiting<Item, Result>[] {
    const names = new Set<string>();
    const group: Waiting<Item, Result>[] = [];
    this.waiting = this.waiting.filter((waiting) => {
      if (group.length === MAX_GROUP || waiting.names.some((name) => names.has(name))) return true;
      for (const name of waiting.names) names.add(name);
      group.push(waiting);
      return false;
    });
    return group;
  }

  private async run(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = group.length === 1 ? [] : await this.steps.together(group.map(({ item }) => item));
      await Promise.all(group.map((waiting, index) => this.settle(waiting, results[index])));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  private async settle({ item, resolve, reject }: Waiting<Item, Result>, result: Result | undefined): Promise<void> {
    try {
      resolve(result ?? (await this.steps.alone(item)));
    } catch (error) {
      reject(error);
    }
  }
}
