import { ApiError } from '@shop/contract';
import { createAdminApi, messageOf } from './api.ts';
import { readSession, storeSession } from './session.ts';

const user = { id: '1', username: 'ruth', isAdmin: true };
const answer = (status: number, body: unknown = {}): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

describe('the admin client', () => {
  it('sends the token of the session', async () => {
    storeSession({ token: 'abc', user });
    const fetch = jest.fn(async (..._call: Parameters<typeof globalThis.fetch>) => answer(200, []));
    await createAdminApi({ fetch }).get('/api/categories', {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('ends the session at the first 401', async () => {
    storeSession({ token: 'abc', user });
    const api = createAdminApi({ fetch: async () => answer(401, { message: 'Please log in again' }) });
    await expect(api.get('/api/admin/me', {})).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toBeNull();
  });

  it('keeps the session at a wrong password and at other failures', async () => {
    const wrong = createAdminApi({ fetch: async () => answer(401, { message: 'Invalid credentials' }) });
    await expect(wrong.post('/api/admin/login', { body: { username: 'x', password: 'y' } })).rejects.toThrow('401: ');
    storeSession({ token: 'abc', user });
    const down = createAdminApi({ fetch: async () => answer(503) });
    await expect(down.get('/api/admin/me', {})).rejects.toThrow('503: ');
    expect(readSession()?.token).toBe('abc');
  });

  it('does not end a new session because of a late answer to the old token', async () => {
    storeSession({ token: 'old', user });
    const api = createAdminApi({
      fetch: async () => {
        storeSession({ token: 'new', user });
        return answer(401);
      },
    });
    await expect(api.get('/api/admin/me', {})).rejects.toThrow('401: ');
    expect(readSession()?.token).toBe('new');
  });
});

describe('the sentence of a failure', () => {
  it.each([
    [new ApiError(409, '{"message":"Slug already exists"}', 'Conflict'), 'Slug already exists'],
    [new ApiError(502, '<html>', 'Bad Gateway'), 'Failed to save'],
    [new TypeError('Failed to fetch'), 'Failed to save'],
    ['odd', 'Failed to save'],
  ])("is the server's, else the fallback: %#", (error, sentence) => {
    expect(messageOf(error, 'Failed to save')).toBe(sentence);
  });
});
