/**
 * What `npm test` ends with, from `{ passed, failed }` of each suite, and its exit code. `leftOut` are the programs without which tests
 * were left out: the last line names them, and with `isStrict` the run fails.
 */
export function summaryOf(results, leftOut, isStrict) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const without = leftOut.length > 0 ? `, some not run (${leftOut.join(', ')})` : '';
  const isGood = failed === 0 && passed > 0 && !(isStrict && leftOut.length > 0);
  return { line: `${passed} passed, ${failed} failed${without}`, code: isGood ? 0 : 1 };
}
