import { matchRoute } from './route-table.ts';

describe('matchRoute', () => {
  it.each([
    ['/products/a%3Fx', 'a?x'],
    ['/products/%00', '\0'],
    ['/artists/a%2fb', 'a/b'],
    ['/products/%60', '`'],
    ['/products/caf%C3%A9', 'café'],
    ['/products/%zz', '%zz'],
  ])('gives the loader of %s the id %j, as the screen reads it', (pathname, id) => {
    expect(matchRoute(pathname).params).toEqual({ id });
  });
});
