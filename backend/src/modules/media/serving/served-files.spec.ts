import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MediaStore } from '../store/media-store.js';
import { fileKey } from '../store/store-keys.js';
import { MAX_CACHED_BYTES, MAX_CACHED_FILE_BYTES, ServedFiles } from './served-files.js';

const name = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}.jpg`;
const variant = (n: number, isFinal = true) => ({ key: fileKey(name(n)), contentType: 'image/jpeg', isFinal });

/** A store whose every file has `size` bytes; `opened` counts what is read from it. */
function givenFiles(size: number) {
  const store = { opened: 0, isEmpty: false };
  const files = new ServedFiles(
    Object.assign(Object.create(MediaStore.prototype) as MediaStore, {
      size: () => Promise.resolve(store.isEmpty ? undefined : size),
      open: (_key: string, part = { start: 0, end: size - 1 }) => {
        store.opened += 1;
        return Promise.resolve(Readable.from([Buffer.alloc(part.end - part.start + 1, 7)]));
      },
    }),
  );
  const read = async (n: number, isFinal?: boolean): Promise<Buffer | undefined> => {
    const found = await (await files.find(variant(n, isFinal)))?.open();
    return found instanceof Readable ? buffer(found) : found;
  };
  return { store, files, read };
}

it('reads a small file once, and parts of it from memory', async () => {
  const { store, files, read } = givenFiles(1_000);
  expect(await read(1)).toHaveLength(1_000);
  expect(await read(1)).toHaveLength(1_000);
  expect(await (await files.find(variant(1)))?.open({ start: 10, end: 19 })).toEqual(Buffer.alloc(10, 7));
  expect(store.opened).toBe(1);
});

it.each([
  ['a larger file', MAX_CACHED_FILE_BYTES + 1, true],
  ['a file that a better one replaces soon', 1_000, false],
])('reads %s again for each request', async (_, size, isFinal) => {
  const { store, read } = givenFiles(size);
  expect(await read(1, isFinal)).toHaveLength(size);
  expect(await read(1, isFinal)).toHaveLength(size);
  expect(store.opened).toBe(2);
});

it('does not serve what a better file has replaced', async () => {
  const { store, read } = givenFiles(1_000);
  await read(1, false);
  await read(1, true);
  expect(store.opened).toBe(2);
});

it('keeps no more than its bound: the first of too many is read again', async () => {
  const { store, read } = givenFiles(MAX_CACHED_FILE_BYTES);
  const fitting = MAX_CACHED_BYTES / MAX_CACHED_FILE_BYTES;
  for (let n = 0; n <= fitting; n += 1) await read(n);
  await read(0);
  expect(store.opened).toBe(fitting + 2);
});

it('knows that a file is missing, and finds it when it has come', async () => {
  const { store, read } = givenFiles(1_000);
  store.isEmpty = true;
  expect(await read(1)).toBeUndefined();
  store.isEmpty = false;
  expect(await read(1)).toHaveLength(1_000);
});
