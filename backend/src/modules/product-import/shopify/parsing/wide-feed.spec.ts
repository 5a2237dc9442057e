import { readFeed } from './read-feed.js';

it.each([
  ['with its mark', Buffer.from('\uFEFFHandle,Title,Variant Price\r\na,Café,10\r\n', 'utf16le')],
  ['without its mark', Buffer.from('Handle,Title,Variant Price\na,Café,10\n', 'utf16le')],
  ['of the other byte order', Buffer.from('\uFEFFHandle,Title,Variant Price\na,Café,10\n', 'utf16le').swap16()],
])('reads UTF-16 %s, as spreadsheet programs write it', (_, content) => {
  expect(readFeed(content).products).toEqual([expect.objectContaining({ handle: 'a', name: 'Café', priceCents: 1_000 })]);
});
