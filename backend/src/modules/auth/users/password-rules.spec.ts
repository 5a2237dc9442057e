import { firstPasswordProblem, passwordProblem } from './password-rules.js';

describe('a new password', () => {
  it.each([
    ['violet cany', 'Password must be at least 12 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['123qweASDzxc', 'This password is too easy to guess'],
    ['qwerty123456', 'This password is too easy to guess'],
    ['aaaaaaaaaaaaaaa', 'This password is too easy to guess'],
    ['the Ruth of the matter', 'The password must not contain the username'],
    ['violet canyon 42 kettle', undefined],
    ['пароль из слов', undefined],
    ['a'.repeat(64) + 'b'.repeat(64), undefined],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem('ruth', password)).toBe(problem);
  });
});

it.each([
  ['short', 'Password must be at least 12 characters'],
  ['Password-2026!', 'This password is too easy to guess'],
  ['change-me-please', 'This password is too easy to guess'],
  ['ruth-and-company', 'The password must not contain the username'],
  ['violet canyon 42 kettle', undefined],
])('%j as the first password: %s', (password, problem) => {
  expect(firstPasswordProblem('ruth', password)).toBe(problem);
});
