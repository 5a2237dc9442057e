import type { Clock } from '#platform/clock.js';

/** Freezes the clock of a shop until the test advances it: `freezeClock(shop.app.get(Clock))`. */
export function freezeClock(clock: Clock, start = new Date()): { advance(milliseconds: number): void } {
  let now = start.getTime();
  clock.now = () => new Date(now);
  return {
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
