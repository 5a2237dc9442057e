import { ApiError } from '@shop/contract';
import { createAdminApi, messageOf } from './api.ts';
import { readSession, storeSession } from './session.ts';

const user = { id: '1', username: 'ruth', isAdmin: true };
const jsonResponse = (status: number, body: unknown = {}): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

describe('createAdminApi', () => {
  it('sends the token of the session', async () => {
    storeSession({ token: 'abc', user });
    const fetch = jest.fn(async (..._request: Parameters<typeof globalThis.fetch>) => jsonResponse(200, []));
    await createAdminApi({ fetch }).get('/api/categories', {});
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('ends the session on a 401', async () => {
    storeSession({ token: 'abc', user });
    const api = createAdminApi({ fetch: async () => jsonResponse(401, { message: 'Please log in again' }) });
    await expect(api.get('/api/admin/me', {})).rejects.toMatchObject({ status: 401 });
    expect(readSession()).toBeNull();
  });

  it('has a 401-tolerant GET that resolves with null; other errors are still thrown', async () => {
    const [signedOut, broken] = [401, 500].map((status) => createAdminApi({ fetch: async () => jsonResponse(status) }));
    await expect(signedOut?.getOrNull('/api/admin/me', {})).resolves.toBeNull();
    await expect(broken?.getOrNull('/api/admin/me', {})).rejects.toMatchObject({ status: 500 });
  });

  it('keeps the session after a failed login and after other errors', async () => {
    const unauthorized = createAdminApi({ fetch: async () => jsonResponse(401, { message: 'Invalid credentials' }) });
    await expect(unauthorized.post('/api/admin/login', { body: { username: 'x', password: 'y' } })).rejects.toThrow('401: ');
    storeSession({ token: 'abc', user });
    const unavailable = createAdminApi({ fetch: async () => jsonResponse(503) });
    await expect(unavailable.get('/api/admin/me', {})).rejects.toThrow('503: ');
    expect(readSession()?.token).toBe('abc');
  });

  it('keeps a newer session when a request with the old token gets a 401', async () => {
    storeSession({ token: 'old', user });
    const api = createAdminApi({
      fetch: async () => {
        storeSession({ token: 'new', user });
        return jsonResponse(401);
      },
    });
    await expect(api.get('/api/admin/me', {})).rejects.toThrow('401: ');
    expect(readSession()?.token).toBe('new');
  });
});

describe('messageOf', () => {
  it.each([
    [new ApiError(409, '{"message":"Slug already exists"}', 'Conflict'), 'Slug already exists'],
    [new ApiError(502, '<html>', 'Bad Gateway'), 'Failed to save'],
    [new TypeError('Failed to fetch'), 'Failed to save'],
    ['odd', 'Failed to save'],
  ])('returns the message of the server or the fallback: case %#', (error, message) => {
    expect(messageOf(error, 'Failed to save')).toBe(message);
  });
});
