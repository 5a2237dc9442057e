interface Sized {
  /** May grow while the value is kept; see `account`. */
  readonly bytes: number;
}

interface Entry<Value> {
  value: Value;
  countedBytes: number;
}

/** The share of `maxBytes` that values used once may take from values used again. */
const PROBATION_SHARE = 0.25;

/**
 * Keeps the most recently used values within `maxBytes`. A value that was used only once is evicted before one that was used again,
 * so that a crawler, or an attacker with many addresses, cannot push out the pages that visitors want (a segmented LRU).
 */
export class ByteLimitedCache<Value extends Sized> {
  // Both maps are in the order of use, the least recent first.
  private readonly probation = new Map<string, Entry<Value>>();
  private readonly trusted = new Map<string, Entry<Value>>();
  private probationBytes = 0;
  private trustedBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.probationBytes + this.trustedBytes;
  }

  get(key: string): Value | undefined {
    const entry = this.probation.get(key) ?? this.trusted.get(key);
    if (!entry) return undefined;
    this.delete(key);
    this.trusted.set(key, entry);
    this.trustedBytes += entry.countedBytes;
    return entry.value;
  }

  /** A new key is on probation until it is used; a known key keeps its place. */
  set(key: string, value: Value): void {
    const isTrusted = this.trusted.has(key);
    this.delete(key);
    const entry = { value, countedBytes: value.bytes };
    if (isTrusted) {
      this.trusted.set(key, entry);
      this.trustedBytes += entry.countedBytes;
    } else {
      this.probation.set(key, entry);
      this.probationBytes += entry.countedBytes;
    }
    this.evict();
  }

  /** Counts the bytes of a value that may have grown. */
  account(key: string): void {
    const value = (this.probation.get(key) ?? this.trusted.get(key))?.value;
    if (value) this.set(key, value);
  }

  delete(key: string): void {
    const onProbation = this.probation.get(key);
    if (onProbation) this.probationBytes -= onProbation.countedBytes;
    const trusted = this.trusted.get(key);
    if (trusted) this.trustedBytes -= trusted.countedBytes;
    this.probation.delete(key);
    this.trusted.delete(key);
  }

  clear(): void {
    this.probation.clear();
    this.trusted.clear();
    this.probationBytes = 0;
    this.trustedBytes = 0;
  }

  *values(): Generator<Value> {
    for (const { value } of this.probation.values()) yield value;
    for (const { value } of this.trusted.values()) yield value;
  }

  private evict(): void {
    while (this.bytes > this.maxBytes) {
      const fromProbation = this.trusted.size === 0 || this.probationBytes > this.maxBytes * PROBATION_SHARE;
      const [oldest] = (fromProbation ? this.probation : this.trusted).keys();
      if (oldest === undefined) return;
      this.delete(oldest);
    }
  }
}
