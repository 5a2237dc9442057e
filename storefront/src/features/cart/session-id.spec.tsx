import { SESSION_KEY } from '#config/limits.ts';

/** The session of a page that was just opened. */
async function openedPage() {
  jest.resetModules();
  return import('./session-id.ts');
}

beforeEach(() => localStorage.clear());

test('a first visit creates the session; the next page finds it', async () => {
  const first = await openedPage();
  expect(first.isSessionNew()).toBe(true);
  const second = await openedPage();
  expect(second.isSessionNew()).toBe(false);
  expect(second.getSessionId()).toBe(first.getSessionId());
});

test('a cart that was filled without scripts is known', async () => {
  document.cookie = 'shop-session=session-of-a-form';
  const { getSessionId, isSessionNew } = await openedPage();
  expect([getSessionId(), isSessionNew()]).toEqual(['session-of-a-form', false]);
  document.cookie = 'shop-session=; max-age=0';
});

test('without storage each page creates one', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  for (const page of [await openedPage(), await openedPage()]) expect(page.isSessionNew()).toBe(true);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});
