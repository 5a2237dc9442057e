const Sequencer = require('@jest/test-sequencer').default;

/** Files that take a minute or more, mostly of waiting: begun first, so that none of them is left over at the end. */
const LONG = [/chaos\.spec/, /large-videos\.db/, /worker-killed\.db/, /queues\.db/, /many-uploads\.api/, /import-command\.db/];

const rank = ({ path }) => {
  const found = LONG.findIndex((name) => name.test(path));
  return found < 0 ? LONG.length : found;
};

/** Jest's own order knows how long a file took only after its first run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
