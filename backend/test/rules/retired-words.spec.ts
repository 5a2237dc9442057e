import { violationsOf } from '#test/support/rule-violations.js';

const check = (text: string, file = 'backend/src/a.ts'): Promise<string[]> =>
  violationsOf('retiredWordViolations', { [file]: text });

describe('retired words', () => {
  it.each([
    ['an identifier', 'class Refusal {}', 'the name Refusal is retired: AppError'],
    ['a part of an identifier', 'const payDeskOpen = 1;', 'the name payDeskOpen is retired: admin'],
    ['a comment', '// Lets the storm begin.', 'the word "storm" is retired: chaos run'],
    ['a constant', 'const MOST_ITEMS = 5;', 'the name MOST_ITEMS is retired: MAX_* or MIN_*'],
    ['an expression in a template', '`${doomed}`', 'the name doomed is retired: itemToDelete'],
    ['a gerund field', 'constructor(private readonly placing: PlaceOrder) {}', 'the field placing is a gerund'],
  ])('are found in %s', async (_name, text, reason) => {
    expect(await check(text)).toEqual([expect.stringContaining(reason)]);
  });

  it('are found in file names and in the docs', async () => {
    expect(await check('', 'backend/src/front-door.ts')).toEqual([expect.stringContaining('the name "front-door" is retired')]);
    expect(await check('The desk shows orders.', 'docs/a.md')).toEqual(['docs/a.md:1: the word "desk" is retired: admin']);
  });

  it('are accepted in texts, in the name of the HTML element and in names of the API', async () => {
    const files = {
      'backend/contract/openapi.json': '{ "heroPictures": {} }',
      'storefront/src/a.tsx': `const a = <picture title="Front desk">{heroPictures}</picture>;`,
    };
    expect(await violationsOf('retiredWordViolations', files)).toEqual([]);
  });
});
