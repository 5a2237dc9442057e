import { jobIdOf, restOfInterval, retryDelaySeconds } from './outbox-relay.js';

describe('OutboxRelay', () => {
  it('doubles the delay after every failure, up to ten minutes', () => {
    expect([1, 2, 3, 5, 9, 10, 1_000].map(retryDelaySeconds)).toEqual([2, 4, 8, 32, 512, 600, 600]);
  });

  it('waits for the rest of a fifth of a second, and not after a silence', () => {
    expect([1_000, 1_000.4, 1_030, 1_200, 60_000].map((now) => restOfInterval(1_000, now))).toEqual([200, 200, 170, 0, 0]);
    expect(restOfInterval(-Infinity, 0)).toBe(0);
  });

  it('builds job ids without a colon, which BullMQ rejects', () => {
    expect(jobIdOf('media.render', '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d')).not.toContain(':');
  });
});
