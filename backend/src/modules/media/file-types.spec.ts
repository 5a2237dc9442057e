import { ACCEPTED_TYPES, detectType, HEAD_BYTES } from './file-types.js';

/** The beginning of a file, filled with zeros. */
const head = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat([...parts.map((part) => Buffer.from(part as string, 'latin1')), Buffer.alloc(HEAD_BYTES)]).subarray(
    0,
    HEAD_BYTES,
  );
const iso = (major: string, ...compatible: string[]): Buffer =>
  head([0, 0, 0, 16 + 4 * compatible.length], 'ftyp', major, [0, 0, 0, 0], ...compatible);

describe('the type of a file by its first bytes', () => {
  it.each([
    ['JPEG', head([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['PNG', head('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['GIF', head('GIF89a'), 'image/gif'],
    ['WebP', head('RIFF', [4, 0, 0, 0], 'WEBP'), 'image/webp'],
    ['AVIF', iso('avif'), 'image/avif'],
    ['MP4', iso('isom'), 'video/mp4'],
    ['AVIF with another major brand', iso('mif1', 'mif1', 'avif', 'miaf'), 'image/avif'],
    ['an AVIF sequence', iso('avis', 'avis', 'avif', 'msf1'), 'image/avif'],
    ['MP4 of a Sony camera', iso('XAVC', 'XAVC', 'mp42', 'iso2'), 'video/mp4'],
    ['MP4 of an Android phone', iso('3gp4', 'isom', '3gp4'), 'video/mp4'],
    ['MP4 of a brand that nobody knows yet', iso('iso9'), 'video/mp4'],
    [
      'MP4 with brands of pictures behind the box',
      Buffer.concat([iso('isom').subarray(0, 16), Buffer.from('heicheic')]),
      'video/mp4',
    ],
    ['QuickTime', iso('qt  '), 'video/quicktime'],
    ['QuickTime without brands', head([0, 0, 0, 8], 'wide', [0, 0, 1, 0], 'mdat'), 'video/quicktime'],
    ['WebM', head([0x1a, 0x45, 0xdf, 0xa3], '....webm'), 'video/webm'],
  ])('%s', (_, bytes, contentType) => expect(detectType(bytes)?.contentType).toBe(contentType));

  it.each([
    ['a sound in a RIFF file', head('RIFF', [4, 0, 0, 0], 'WAVE')],
    ['a film in a RIFF file', head('RIFF', [4, 0, 0, 0], 'AVI ')],
    ['WebP without RIFF', head('XXXX', [4, 0, 0, 0], 'WEBP')],
    ['two bytes of a JPEG', head([0xff, 0xd8, 0x00])],
    ['half a PNG', head('\x89PNG\n')],
    ['another GIF', head('GIF88a')],
    ['HEIC', iso('heic')],
    ['HEIC with another major brand', iso('mif1', 'mif1', 'heic')],
    ['JPEG 2000', iso('jp2 ', 'jp2 ')],
    ['a raw picture of a camera', iso('crx ', 'crx ', 'isom')],
    ['an ISO brand at another place', head('ftypisom')],
    ['Matroska', head([0x1a, 0x45, 0xdf, 0xa3], '....matroska')],
    ['SVG', head('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a PDF', head('%PDF-1.7')],
    ['a JPEG of 11 bytes', head([0xff, 0xd8, 0xff, 0xe0]).subarray(0, 11)],
  ])('is not accepted: %s', (_, bytes) => expect(detectType(bytes)).toBeUndefined());
});

describe('the kind and extension of a type', () => {
  it.each([
    [head([0xff, 0xd8, 0xff, 0xe0]), 'image', 'image/jpeg', 'jpg'],
    [head('\x89PNG\r\n\x1a\n'), 'image', 'image/png', 'png'],
    [head('GIF87a'), 'image', 'image/gif', 'gif'],
    [head('RIFF', [4, 0, 0, 0], 'WEBP'), 'image', 'image/webp', 'webp'],
    [iso('avif'), 'image', 'image/avif', 'avif'],
    [iso('isom'), 'video', 'video/mp4', 'mp4'],
    [iso('qt  '), 'video', 'video/quicktime', 'mov'],
    [head([0x1a, 0x45, 0xdf, 0xa3], 'webm'), 'video', 'video/webm', 'webm'],
  ])('%#', (bytes, kind, contentType, extension) => {
    expect(detectType(bytes)).toEqual({ kind, contentType, extension });
    expect(ACCEPTED_TYPES).toContain(contentType);
  });

  it('are eight', () => expect(ACCEPTED_TYPES).toHaveLength(8));
});

it.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'jp2 ', 'jpx ', 'jpm ', 'crx '])(
  'still pictures of the brand %s are not accepted, wherever the brand stands',
  (brand) => {
    expect([iso(brand), iso('isom', brand), iso('isom', 'iso2', brand)].map(detectType)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it.each(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])('a QuickTime file may begin with the box %s', (box) => {
  expect(detectType(head([0, 0, 0, 8], box))?.contentType).toBe('video/quicktime');
});

it('a JPEG of 12 bytes is long enough', () => {
  expect(detectType(head([0xff, 0xd8, 0xff, 0xe0]).subarray(0, 12))?.contentType).toBe('image/jpeg');
});

it.each([
  ['JPEG, first byte', [0xfe, 0xd8, 0xff]],
  ['JPEG, second byte', [0xff, 0xd9, 0xff]],
  ['WebM, first bytes', [0x1a, 0x45, 0xdf, 0xa4, ...Buffer.from('webm')]],
  ['GIF, something before it', [...Buffer.from('xGIF89')]],
])('a wrong signature is not accepted: %s', (_, bytes) => {
  expect(detectType(head(bytes))).toBeUndefined();
});
