import { importFailure } from './import-failure';

test.each([
  ['This TikTok product is already imported', 'Product already exists'],
  ['Duplicate key', 'Product already exists'],
  ['TikTok did not answer', 'Import failed'],
])('importFailure titles %j as %j', (message, title) => {
  expect(importFailure(message).title).toBe(title);
});
