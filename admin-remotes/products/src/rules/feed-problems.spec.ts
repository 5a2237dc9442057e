import { problemsText } from './feed-problems';

it('joins the problems of a product to one sentence', () => {
  expect(problemsText(['color is missing'])).toBe('Color is missing');
  expect(problemsText(['image is missing', 'color is missing'])).toBe('Image is missing, color is missing');
});
