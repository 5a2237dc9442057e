import { statementOf } from '../../../test/ledger.ts';
import { monthState, pagesText, statementsText } from './statements.ts';

const final = statementOf(1, { isFinal: true });

it.each([
  [false, [], 'open'],
  [false, [statementOf(1)], 'open'],
  [true, [], 'empty'],
  [true, [final, statementOf(2)], 'over'],
  [true, [final], 'closed'],
])('a month that is over: %s, with statements %j, is %s', (isOver, statements, state) => {
  expect(monthState({ isOver, statements })).toBe(state);
});

it('counts pages and statements', () => {
  expect(pagesText([final])).toBe('1 page');
  expect(pagesText([final, statementOf(2, { pages: 2 })])).toBe('3 pages');
  expect([1, 2].map(statementsText)).toEqual(['1 statement', '2 statements']);
});
