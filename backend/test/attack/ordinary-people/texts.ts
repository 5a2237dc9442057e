import { cutAtCharacter } from '@shop/contract/clean-text';
import * as fc from 'fast-check';

/** What people type, paste and dictate: names of the world, signs, spaces of all kinds, emoji, and what looks like code. */
const PARTS = [
  'Ada',
  'Moore',
  'Łukasz Żółć',
  'Nguyễn Thị Hằng',
  'Søren Ærø',
  'Strauß',
  'İpek Işık',
  'Иван Петров',
  'Γιώργος',
  'דוד כהן',
  'مُحَمَّد علي',
  'شارع ١٢',
  '株式会社テスト',
  '王小明',
  '김철수',
  'สมชาย น้ำใจดี',
  'प्रिया क्षत्रिय',
  'தமிழ் கொ',
  'গীতা রায়',
  'ਗੁਰਪ੍ਰੀਤ',
  'გიორგი',
  'Հայկ',
  'ሰላም',
  'ᏣᎳᎩ',
  'O’Brien',
  "D'Angelo",
  'O‘ahu',
  'St.Louis',
  'Ada www.example.com',
  'https://example.com/a?b=1&c=2',
  '=SUM(A1)',
  '+1 410 555 0199',
  '-Boston',
  '@ada',
  '＝1',
  '"quoted", and, commas;',
  '<b>bold</b>',
  '</script>',
  '&amp; & &#39;',
  '${name} {{name}}',
  '100% cotton_tee',
  'back\\slash',
  '💛',
  '👩🏽‍🎨',
  '👨‍👩‍👧‍👦',
  '🇺🇸',
  '❤️‍🔥',
  '1️⃣',
  '𝐀𝐝𝐚',
  'ﬁt',
  'e\u0301',
  'S\u0336A\u0336LE',
  'x\u030cy',
  '№ 5 ½ ™ ₦500 ₹200',
  '02139',
  'W'.repeat(60),
  '東'.repeat(60),
];
const GAPS = [
  ' ',
  ' ',
  ' ',
  '',
  '-',
  '\t',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2028',
  '\v',
  '\u00ad',
  '  ',
  '\u202f',
  '\ufeff',
  '\0',
];
/** Half an emoji, as an old phone cuts it: no form lets it through to the next step. */
const HALF = '\ud83d';

const joined = (gaps: readonly string[], maxParts: number): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom(...gaps)), { minLength: 1, maxLength: maxParts })
    .map((parts) => parts.flat().join(''));

const rarely = (usual: fc.Arbitrary<string>, ...rare: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...rare) });

export interface Person {
  name: string;
  phone: string;
  street: string;
  city: string;
  zipCode: string;
  note: string;
  search: string;
  items: string[];
}

/** Somebody with a name, an address, a note, a search and things that are called in all ways. */
export const person: fc.Arbitrary<Person> = fc.record({
  name: rarely(joined(GAPS, 3), '', '\u200b\u2800', 'A', HALF, `Ada ${HALF}`, 'x'.repeat(121)),
  phone: fc.constantFrom('', '410 555 0199', '+1 (410) 555-0199', '\t410\u00a0555 0199', '＋1 410', '٠٤١٠ ٥٥٥', '-1', '=1'),
  street: rarely(
    joined(GAPS, 3).map((text) => `12 ${text}`),
    '',
    '\u3164\u3164\u3164\u3164\u3164',
    HALF.repeat(9),
  ),
  city: rarely(
    joined(GAPS, 2).map((text) => `${text} City`),
    '\u200b',
  ),
  zipCode: rarely(fc.constantFrom('02139', '21202-1234', ' 21202\u00a0', '\t00501'), '', '0213'),
  note: rarely(joined([...GAPS, '\n', '\r\n', '\f'], 12), '', '\u200b', HALF, 'x'.repeat(1_001)),
  // As long as the search fields let one type.
  search: joined(GAPS, 2).map((text) => cutAtCharacter(text, 100)),
  items: fc.array(joined(GAPS, 3), { minLength: 1, maxLength: 12 }),
});
