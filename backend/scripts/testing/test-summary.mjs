/**
 * What `npm test` ends with, from `{ passed, failed, retried }` of each suite, and its exit code. The last line counts the tests that
 * passed only when `retried`. `leftOut` are the programs without which tests were left out: the last line names them, and with
 * `isStrict` the run fails.
 */
export function summaryOf(results, leftOut, isStrict) {
  const sum = (field) => results.reduce((total, result) => total + (result[field] ?? 0), 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const retried = sum('retried') > 0 ? `, ${sum('retried')} passed only when retried alone` : '';
  const without = leftOut.length > 0 ? `, some not run (${leftOut.join(', ')})` : '';
  const isGood = failed === 0 && passed > 0 && !(isStrict && leftOut.length > 0);
  return { line: `${passed} passed, ${failed} failed${retried}${without}`, code: isGood ? 0 : 1 };
}
