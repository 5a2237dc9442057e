import { decodeFile } from './decode-file.js';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

it.each<[string, ArrayBuffer, string]>([
  ['UTF-8', bytes(0x4a, 0x6f, 0x73, 0xc3, 0xa9), 'José'],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x49, 0x44), 'ID'],
  ['Windows-1252', bytes(0x4a, 0x6f, 0x73, 0xe9), 'José'],
  ['UTF-16, as Excel writes Unicode text', bytes(0xff, 0xfe, 0x49, 0x00, 0x44, 0x00), 'ID'],
  ['UTF-16 of the other byte order', bytes(0xfe, 0xff, 0x00, 0x49, 0x00, 0x44), 'ID'],
  ['UTF-16 without its mark', bytes(0x49, 0x00, 0x44, 0x00, 0x2c, 0x00, 0x20, 0x1c), 'ID,\u1c20'],
  ['UTF-16 of the other byte order without its mark', bytes(0x00, 0x49, 0x00, 0x44), 'ID'],
  ['zeros without a pattern', bytes(0x49, 0x00, 0x00, 0x44), 'I\0\0D'],
  ['a zero in a text', bytes(0x49, 0x44, 0x49, 0x44, 0x49, 0x00), 'IDIDI\0'],
  ['one byte of a mark', bytes(0xff), 'ÿ'],
  ['nothing', bytes(), ''],
])('reads %s', (_, given, text) => {
  expect(decodeFile(given)).toBe(text);
});
