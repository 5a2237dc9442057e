import { resetLinkText } from './reset-link-text.js';

const PATH = '/admin/invitation#token';

it('prints the link of the public address', () => {
  const text = resetLinkText({ PUBLIC_ORIGIN: 'https://shop.example', PORT: 3000 }, PATH);
  expect(text).toBe('This link works once and for 24 hours:\nhttps://shop.example/admin/invitation#token\n');
});

it('says that the port is a guess when the shop has no public address', () => {
  const text = resetLinkText({ PORT: 3000 }, PATH);
  expect(text).toContain('http://localhost:3000/admin/invitation#token\n');
  expect(text).toContain('PORT=3001 npm run admin:reset -- USERNAME');
});
