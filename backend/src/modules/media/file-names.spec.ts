import { addressOf, fileOfAddress, isFileName } from './file-names.js';

const ID = '0e9a3c11-8f2d-4a6b-b1de-7d9f61f0a2aa';

describe('the name of a stored file', () => {
  it.each([ID, `${ID}.jpg`, `${ID}.a1`, `${ID}.webm2`])('may be %s', (name) => {
    expect(isFileName(name)).toBe(true);
    expect(addressOf(name)).toBe(`/api/images/${name}`);
    expect(fileOfAddress(addressOf(name))).toBe(name);
  });

  it.each([
    '',
    'x',
    `${ID}.`,
    `${ID}.j`,
    `${ID}.jpeg22`,
    `${ID}.JPG`,
    `${ID}.j/g`,
    `${ID}jpg`,
    `x${ID}`,
    `../${ID}`,
    `${ID}.jpg\n`,
    `${ID}.jpg/x`,
    ID.slice(1),
    ID.slice(0, -1),
    ID.toUpperCase(),
    ID.replaceAll('-', ''),
    ID.replace('-8f2d', ''),
    ID.replace('-8f2d', '-8f2d-8f2d'),
    ID.replace('8f2d', '8f2'),
    ID.replace('8f2d', '8g2d'),
    `g${ID.slice(1)}`,
    `${ID.slice(0, -1)}g`,
  ])('is not %j', (name) => {
    expect(isFileName(name)).toBe(false);
    expect(fileOfAddress(`/api/images/${name}`)).toBeUndefined();
  });

  it.each([undefined, null, 7, [ID], { toString: () => ID }])('is a text, not %p', (value) => {
    expect(isFileName(value)).toBe(false);
  });

  it.each([ID, `/api/image/${ID}`, `https://shop.example/api/images/${ID}`, ` /api/images/${ID}`])(
    'is in no other address: %s',
    (address) => expect(fileOfAddress(address)).toBeUndefined(),
  );
});
