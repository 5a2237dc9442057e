import { fileProblem } from './read-file.ts';

it.each([
  [5 * 1_048_576, undefined],
  [5 * 1_048_576 + 1, 'This file has more than 5 MB, which no payment file has. Please choose another one.'],
])('a file of %d bytes: %s', (size, problem) => {
  expect(fileProblem(size)).toBe(problem);
});
