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

  it.each(['/x%0Ay', '/x%E2%80%A8y', '/share/a/b%0d%0aX:y'])(
    'finds the page for unknown addresses at %s (threat 103)',
    (pathname) => {
      expect(matchRoute(pathname).entry).toBe(matchRoute('/nothing/here').entry);
    },
  );
});
