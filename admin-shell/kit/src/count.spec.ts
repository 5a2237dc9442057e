import { countProblem, parseCount, type TypedCount } from './count.ts';

const HOURS = { label: 'Hours', min: 1, max: 720 };
const RANGE = 'Hours must be a whole number from 1 to 720, for example 12';

it.each<[typed: string, TypedCount, problem: string | undefined]>([
  ['24', 24, undefined],
  [' 24 ', 24, undefined],
  ['1', 1, undefined],
  ['720', 720, undefined],
  ['', null, undefined],
  ['0', 0, RANGE],
  ['721', 721, RANGE],
  ['1,200', 1200, RANGE],
  ['-1', '-1', RANGE],
  ['1e9', '1e9', RANGE],
  ['12,50', '12,50', RANGE],
  ['$1,200.00', '$1,200.00', RANGE],
  ['3.7', '3.7', RANGE],
  ['99999999999', 99_999_999_999, RANGE],
  ['9999999999999999999', '9999999999999999999', RANGE],
  ['🦊', '🦊', RANGE],
])('"%s" is %s', (typed, count, problem) => {
  expect([parseCount(typed), countProblem(parseCount(typed), HOURS)]).toEqual([count, problem]);
});
