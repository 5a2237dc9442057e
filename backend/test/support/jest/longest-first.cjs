const Sequencer = require('@jest/test-sequencer').default;
const LONG_SPECS = require('./long-specs.cjs');

const rank = ({ path }) => {
  const index = LONG_SPECS.findIndex((name) => name.test(path));
  return index < 0 ? LONG_SPECS.length : index;
};

/** Starts the long specs first, so that none of them runs alone at the end: Jest knows a duration only after the first run. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
