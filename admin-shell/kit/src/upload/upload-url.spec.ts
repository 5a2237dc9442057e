import { readSession, storeSession } from '../session.ts';
import { requestUploadUrl, uploadUrlErrorMessage } from './upload-url.ts';

const user = { id: '1', username: 'ruth', isAdmin: true };
const { fetch } = globalThis;

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  Object.defineProperty(globalThis, 'location', { value: { href: 'https://shop.example/admin/' }, configurable: true });
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const answer = (send: () => Response): void => {
  globalThis.fetch = async () => send();
};

describe('requestUploadUrl', () => {
  it('resolves with the complete address', async () => {
    storeSession({ token: 'abc', user });
    answer(() => new Response('{"uploadURL":"/api/objects/uploads/1?signature=s"}'));
    expect(await requestUploadUrl()).toBe('https://shop.example/api/objects/uploads/1?signature=s');
  });

  it('keeps a newer session when the request with the old token gets a 401', async () => {
    storeSession({ token: 'old', user });
    answer(() => {
      storeSession({ token: 'new', user });
      return new Response('{"message":"Please log in again"}', { status: 401 });
    });
    await expect(requestUploadUrl()).rejects.toThrow('401: ');
    expect(readSession()?.token).toBe('new');
  });

  it('ends its own session on a 401', async () => {
    storeSession({ token: 'abc', user });
    answer(() => new Response('', { status: 401 }));
    await expect(requestUploadUrl()).rejects.toThrow('401: ');
    expect(readSession()).toBeNull();
  });

  it('needs a session', async () => {
    const error = await requestUploadUrl().catch((thrown: unknown) => thrown);
    expect(uploadUrlErrorMessage(error)).toBe('No admin token found - please log in again');
  });
});
