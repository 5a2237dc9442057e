import { asStoreKey, fileKey, fileNameOf, incomingKey, isStoreKey, keysOf, renditionKey } from './store-keys.js';

const ID = '0e9a3c11-8f2d-4a6b-b1de-7d9f61f0a2aa';
const NAME = `${ID}.jpg`;

describe('a key of the store', () => {
  it.each([
    '',
    '/',
    '..',
    'files/..',
    'files/../../etc/passwd',
    'files/%2e%2e',
    '/etc/passwd',
    'files//',
    'scratch/x',
    `files/${ID}/x`,
    `files/${ID}\n`,
    `files/${ID}.html\0.jpg`,
    `files/${ID}.j`,
    `files/${ID}.jpeg22`,
    `files/${ID.slice(1)}`,
    `files/0${ID}`,
    `files/${ID.toUpperCase()}`,
    `x/files/${ID}`,
    `scratch/${ID}`,
    `incoming/${ID}/320.jpg`,
    `renditions/${ID}`,
    `renditions/${ID}/100.jpg`,
    `renditions/${ID}/320.svg`,
    `renditions/${ID}/320.jpgx`,
    `renditions/${ID}/x320.jpg`,
  ])('is not %j', (text) => {
    expect(isStoreKey(text)).toBe(false);
    expect(() => asStoreKey(text)).toThrow(`Not a key of the media store: ${JSON.stringify(text)}`);
  });

  it('is cut where an error quotes it', () => {
    expect(() => asStoreKey('x'.repeat(121))).toThrow(new Error(`Not a key of the media store: "${'x'.repeat(120)}"`));
  });

  it('is made of the name of a stored file only', () => {
    for (const key of [fileKey, incomingKey, (name: string) => renditionKey(name, 320, 'avif')])
      expect(() => key('../../etc/passwd')).toThrow('Not the name of a stored file');
  });

  it('names the area and the file, and of a rendition its size and format', () => {
    expect([fileKey(ID), incomingKey(NAME), renditionKey(ID, 'share', 'jpg'), renditionKey(NAME, 640, 'webp')]).toEqual([
      `files/${ID}`,
      `incoming/${NAME}`,
      `renditions/${ID}/share.jpg`,
      `renditions/${NAME}/640.webp`,
    ]);
  });
});

it('the keys of a file are all that it may have, and lead back to its name', () => {
  const keys = keysOf(NAME);
  const renditions = [320, 640, 960, 1440].flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`));
  expect(keys).toEqual([
    `files/${NAME}`,
    `incoming/${NAME}`,
    ...[...renditions, 'share.jpg'].map((rendition) => `renditions/${NAME}/${rendition}`),
  ]);
  for (const key of keys) {
    expect(isStoreKey(key)).toBe(true);
    expect(fileNameOf(key)).toBe(NAME);
  }
});
