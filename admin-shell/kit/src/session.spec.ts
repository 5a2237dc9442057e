import { clearSession, readSession, storeSession } from './session.ts';

const ruth = { token: 'a.b.c', user: { id: '1', username: 'ruth', isAdmin: true } };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

describe('the session in local storage', () => {
  it('stores the token under adminToken and the user under adminUser', () => {
    storeSession(ruth);
    expect([...stored]).toEqual([
      ['adminToken', 'a.b.c'],
      ['adminUser', JSON.stringify(ruth.user)],
    ]);
    expect(readSession()).toEqual(ruth);
  });

  it('returns the same object until the session changes', () => {
    storeSession(ruth);
    expect(readSession()).toBe(readSession());
  });

  it('is null without the user', () => {
    storeSession(ruth);
    stored.delete('adminUser');
    expect(readSession()).toBeNull();
  });

  it('is null after clearSession', () => {
    storeSession(ruth);
    clearSession();
    expect([...stored]).toEqual([]);
    expect(readSession()).toBeNull();
  });

  it.each(['{broken', 'null', '7', '{"id":"1"}'])('is cleared and the error logged when the stored user is %s', (user) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stored.set('adminToken', 'a.b.c').set('adminUser', user);
    expect(readSession()).toBeNull();
    expect([...stored]).toEqual([]);
    expect(consoleError).toHaveBeenCalledTimes(1);
    consoleError.mockRestore();
  });
});
