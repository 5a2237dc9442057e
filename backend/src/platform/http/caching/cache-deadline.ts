import { Injectable } from '@nestjs/common';

/** No public answer that shows products may be kept for longer. */
const MAX_KEPT_SECONDS = 3_600;

/** When the public answers of this moment stop being true by themselves. The platform does not know why. */
@Injectable()
export class CacheDeadline {
  private endsAt: number | undefined;

  /** `endsAt` is a `performance.now()`; undefined: only changes that are announced end them. */
  set(endsAt: number | undefined): void {
    this.endsAt = endsAt;
  }

  /** Whole seconds; undefined when that is further away than any copy is kept. */
  secondsLeft(): number | undefined {
    if (this.endsAt === undefined) return undefined;
    const seconds = Math.floor((this.endsAt - performance.now()) / 1_000);
    return seconds >= MAX_KEPT_SECONDS ? undefined : Math.max(0, seconds);
  }
}
