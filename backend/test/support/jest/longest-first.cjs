const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');
const LONG_SPECS = require('./long-specs.cjs');

const rankOf = (path) => {
  const index = LONG_SPECS.findIndex((name) => name.test(path));
  return index < 0 ? LONG_SPECS.length : index;
};

/** A number that says nothing about a file but is the same for each run of a seed. */
const numberOf = (path, seed) => createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE();

/**
 * Starts the long specs first, so that none of them runs alone at the end: Jest knows a duration only after the first run. With the
 * setting TEST_ORDER, a seed, files start in an order that it draws.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seed = process.env.TEST_ORDER;
    if (seed) return tests.toSorted((one, other) => numberOf(one.path, seed) - numberOf(other.path, seed));
    return super.sort(tests).toSorted((one, other) => rankOf(one.path) - rankOf(other.path));
  }
};
