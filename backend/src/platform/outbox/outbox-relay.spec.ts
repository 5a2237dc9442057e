import { gapAfter, jobIdOf } from './outbox-relay.js';

describe('the relay', () => {
  it('waits longer after every failure, ten minutes at most', () => {
    expect([1, 2, 3, 5, 9, 10, 1_000].map(gapAfter)).toEqual([2, 4, 8, 32, 512, 600, 600]);
  });

  it('makes job ids that the queue accepts', () => {
    expect(jobIdOf('media.render', '9b2f1a52-6d0e-4c7c-8a3c-0d7a5f1b2c3d')).not.toContain(':');
  });
});
