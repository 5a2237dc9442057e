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

describe('the stored session', () => {
  it('is a token under adminToken and a user under adminUser', () => {
    storeSession(ruth);
    expect([...stored]).toEqual([
      ['adminToken', 'a.b.c'],
      ['adminUser', JSON.stringify(ruth.user)],
    ]);
    expect(readSession()).toEqual(ruth);
  });

  it('stays the same object while nothing changes', () => {
    storeSession(ruth);
    expect(readSession()).toBe(readSession());
  });

  it('needs both parts', () => {
    storeSession(ruth);
    stored.delete('adminUser');
    expect(readSession()).toBeNull();
  });

  it('is gone after clearing', () => {
    storeSession(ruth);
    clearSession();
    expect([...stored]).toEqual([]);
    expect(readSession()).toBeNull();
  });

  it.each(['{broken', 'null', '7', '{"id":"1"}'])('ends and is logged when the user reads %s', (user) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stored.set('adminToken', 'a.b.c').set('adminUser', user);
    expect(readSession()).toBeNull();
    expect([...stored]).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
