import type { Clock } from '#platform/clock.js';

/** Makes a shop's clock stand still and go when the test says so: `stillClock(shop.app.get(Clock))`. */
export function stillClock(clock: Clock, start = new Date()): { advance(milliseconds: number): void } {
  let now = start.getTime();
  clock.now = () => new Date(now);
  return {
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
