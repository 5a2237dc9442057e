import { hasPlaceholder } from './page-text';

it.each([
  ['within [30] days', true],
  ['[Your next question]', true],
  ['see [returns](/pages/returns)', false],
  ['plain text', false],
])('%s has a part to replace: %s', (markdown, expected) => expect(hasPlaceholder(markdown)).toBe(expected));
