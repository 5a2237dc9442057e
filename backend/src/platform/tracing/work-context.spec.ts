import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asWorkOfRequest, continueWork, currentRequestId, currentWork, handleAsRequest } from './work-context.js';

let disable: jest.SpyInstance;
beforeEach(() => {
  disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
});
afterEach(() => disable.mockRestore());

async function idLater(): Promise<string | undefined> {
  await nextTurn();
  return currentRequestId();
}

describe('work of a request', () => {
  it('has its id, also later and beside other work, and work without an id has none', async () => {
    const ids = await Promise.all([
      asWorkOfRequest('a', async () => [currentRequestId(), await idLater(), currentWork()]),
      asWorkOfRequest('b', () => asWorkOfRequest('c', idLater)),
      asWorkOfRequest('d', async () => [await asWorkOfRequest('e', idLater), await idLater()]),
      continueWork({ requestId: 'f' }, idLater),
      continueWork(undefined, idLater),
      idLater(),
    ]);
    expect(ids).toEqual([['a', 'a', { requestId: 'a' }], 'c', ['e', 'd'], 'f', undefined, undefined]);
  });

  it('ends the storage of ids once, with the last work, failed or not', async () => {
    let finish = (): void => undefined;
    const last = asWorkOfRequest('a', () => new Promise<void>((resolve) => (finish = resolve)));
    await asWorkOfRequest('b', idLater);
    await expect(asWorkOfRequest('c', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(disable).not.toHaveBeenCalled();
    finish();
    await last;
    expect(disable).toHaveBeenCalledTimes(1);
    expect(await asWorkOfRequest('d', idLater)).toBe('d');
    expect(disable).toHaveBeenCalledTimes(2);
  });
});

describe('a request over HTTP', () => {
  let server: Server;
  let answered: (id: string | undefined) => void;
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      handleAsRequest(String(incoming.headers['x-id']), response, () => {
        void idLater().then((id) => (incoming.url === '/never' ? answered(id) : response.end(id)));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it('has its id until it is answered', async () => {
    const ask = async (id: string) => (await fetch(origin(), { headers: { 'x-id': id } })).text();
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a', 'b', 'c']);
    expect(disable).toHaveBeenCalled();
    expect(currentRequestId()).toBeUndefined();
  });

  it('needs its id no longer when the client is gone', async () => {
    const ended = new Promise<void>((resolve) => disable.mockImplementation(resolve));
    const id = new Promise<string | undefined>((resolve) => (answered = resolve));
    const abandoned = request(`${origin()}/never`, { headers: { 'x-id': 'd' } }).on('error', () => undefined);
    abandoned.end();
    expect(await id).toBe('d');
    abandoned.destroy();
    await ended;
    expect(disable).toHaveBeenCalledTimes(1);
  });
});
