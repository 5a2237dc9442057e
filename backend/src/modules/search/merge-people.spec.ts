import { mergePeople } from './merge-people.js';

const person = (email: string, name: string, day: number) => ({ email, name, at: new Date(2026, 0, day) });

describe('mergePeople', () => {
  it.each([
    ['nobody', [], []],
    ['the latest name of an address', [person('a@x.test', 'Ann', 1), person('a@x.test', 'Ann Moore', 2)], ['a@x.test Ann Moore']],
    [
      'the latest first',
      [person('a@x.test', 'Ann', 1), person('b@x.test', 'Bo', 3), person('c@x.test', 'Cy', 2)],
      ['b@x.test Bo', 'c@x.test Cy'],
    ],
  ])('%s', (_, people, expected) => {
    expect(mergePeople(people, 2).map(({ email, name }) => `${email} ${name}`)).toEqual(expected);
  });
});
