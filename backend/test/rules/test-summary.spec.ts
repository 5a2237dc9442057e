import { join } from 'node:path';

type Summary = { line: string; code: number };
type SummaryOf = (
  results: { passed: number; failed: number; retried?: number }[],
  leftOut: string[],
  isStrict: boolean,
) => Summary;
const load = async () => (await import(join(__dirname, '../../scripts/testing/test-summary.mjs'))) as { summaryOf: SummaryOf };

const passed = (count: number, failed = 0) => ({ passed: count, failed });

it.each([
  ['all passed', [passed(3), passed(4)], [], true, '7 passed, 0 failed', 0],
  ['one failed', [passed(3), passed(4, 1)], [], false, '7 passed, 1 failed', 1],
  [
    'passed when retried',
    [passed(3), { ...passed(4), retried: 1 }],
    [],
    true,
    '7 passed, 0 failed, 1 passed only when retried alone',
    0,
  ],
  ['nothing ran', [passed(0)], [], false, '0 passed, 0 failed', 1],
  ['left out on a desk', [passed(3)], ['ffmpeg'], false, '3 passed, 0 failed, some not run (ffmpeg)', 0],
  ['left out in CI', [passed(3)], ['ffmpeg', 'promtool'], true, '3 passed, 0 failed, some not run (ffmpeg, promtool)', 1],
])('%s', async (_, results, leftOut, isStrict, line, code) => {
  const { summaryOf } = await load();
  expect(summaryOf(results, leftOut, isStrict)).toEqual({ line, code });
});
