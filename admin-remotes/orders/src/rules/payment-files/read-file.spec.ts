import { decodePaymentFile, fileProblem } from './read-file.ts';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

it.each<[string, ArrayBuffer, string]>([
  ['UTF-8', bytes(0x4a, 0x6f, 0x73, 0xc3, 0xa9), 'José'],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x49, 0x44), 'ID'],
  ['Windows-1252', bytes(0x4a, 0x6f, 0x73, 0xe9), 'José'],
  ['UTF-16, as Excel writes Unicode text', bytes(0xff, 0xfe, 0x49, 0x00, 0x44, 0x00), 'ID'],
  ['UTF-16 of the other byte order', bytes(0xfe, 0xff, 0x00, 0x49, 0x00, 0x44), 'ID'],
  ['one byte of a mark', bytes(0xff), 'ÿ'],
  ['nothing', bytes(), ''],
])('reads %s', (_, given, text) => {
  expect(decodePaymentFile(given)).toBe(text);
});

it.each([
  [5 * 1_048_576, undefined],
  [5 * 1_048_576 + 1, 'This file has more than 5 MB, which no payment file has. Please choose another one.'],
])('a file of %d bytes: %s', (size, problem) => {
  expect(fileProblem(size)).toBe(problem);
});
