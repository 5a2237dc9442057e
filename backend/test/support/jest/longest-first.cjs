const Sequencer = require('@jest/test-sequencer').default;

/** Files that take a minute or more, mostly waiting: they start first so that none of them runs alone at the end. */
const LONG = [/chaos\.spec/, /large-videos\.db/, /worker-killed\.db/, /queues\.db/, /many-uploads\.api/, /import-command\.db/];

const rank = ({ path }) => {
  const index = LONG.findIndex((name) => name.test(path));
  return index < 0 ? LONG.length : index;
};

/** Jest knows the duration of a file only after its first run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
