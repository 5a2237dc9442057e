import { cleanLine, cleanLines, cutAtCharacter } from './clean-text.js';

describe('a text of one line', () => {
  it.each([
    ['Jane\tDoe', 'Jane Doe'],
    ['Jane \t Doe\t', 'Jane Doe'],
    ['ring\u000btwice\u000conce', 'ring twice once'],
    ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
    ['Ada\u2028Moore\u2029', 'Ada Moore'],
    ['12\u00a0Canal\u202fStreet\u3000B', '12 Canal Street B'],
    ['two  spaces stay', 'two  spaces stay'],
    ['zero\u200bwidth\u2060\ufeff', 'zerowidth'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['\u202eright to left\u202c', 'right to left'],
    ['NUL\u0000 and bell\u0007', 'NUL and bell'],
    ['M\ufffe\uffff\ufdd0\u{1ffff}', 'M'],
    ['\u200b\u2800\u3164\u115f\u1160\uffa0\u00ad', ''],
    ['  \u00a0 ', ''],
    ['love ❤️ and ❤', 'love ❤️ and ❤'],
    ['👩‍🚀 family 👨‍👩‍👧‍👦', '👩‍🚀 family 👨‍👩‍👧‍👦'],
    ['thumb 👍🏽 key 1️⃣', 'thumb 👍🏽 key 1️⃣'],
    ['flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇱', 'flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇵🇱'],
    ['a\u200db\ufe0f', 'ab'],
    ['Łódź O’Brien 東京 שלום', 'Łódź O’Brien 東京 שלום'],
  ])('%j becomes %j', (typed, stored) => {
    expect(cleanLine(typed)).toBe(stored);
    expect(cleanLine(stored)).toBe(stored);
  });
});

describe('a text of several lines', () => {
  it.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['one\u2028two\u2029three\u000bfour\u000cfive\u0085six', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['a\tb', 'a\tb'],
    ['wide\u00a0space\u200b', 'wide space'],
    [' \n\u2800 ', ''],
    ['dance 💃🏿\u0000', 'dance 💃🏿'],
  ])('%j becomes %j', (typed, stored) => {
    expect(cleanLines(typed)).toBe(stored);
    expect(cleanLines(stored)).toBe(stored);
  });
});

it.each([
  ['short', 10, 'short'],
  ['heart 💛 here', 7, 'heart '],
  ['flag 🇵🇱🇵🇱', 9, 'flag 🇵🇱'],
  ['👨‍👩‍👧‍👦', 5, ''],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['a'.repeat(12), 10, 'a'.repeat(10)],
])('%j cut at %i splits no character', (text, limit, expected) => {
  expect(cutAtCharacter(text, limit)).toBe(expected);
});
