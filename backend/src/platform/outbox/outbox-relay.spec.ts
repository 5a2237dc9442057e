import { jobIdOf, retryDelaySeconds } from './outbox-relay.js';

describe('OutboxRelay', () => {
  it('doubles the delay after every failure, up to ten minutes', () => {
    expect([1, 2, 3, 5, 9, 10, 1_000].map(retryDelaySeconds)).toEqual([2, 4, 8, 32, 512, 600, 600]);
  });

  it('builds job ids without a colon, which BullMQ rejects', () => {
    expect(jobIdOf('media.render', '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d')).not.toContain(':');
  });
});
