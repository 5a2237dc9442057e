import { storedNote, storedPayer } from './stored-texts.js';

const words = (length: number): string => 'word '.repeat(length).slice(0, length);

it('keeps what fits as it is', () => {
  expect(storedPayer(null)).toBeNull();
  expect(storedPayer('Jo')).toBe('Jo');
  expect(storedPayer('x'.repeat(120))).toBe('x'.repeat(120));
  expect(storedNote('')).toBeNull();
  expect(storedNote('hat')).toBe('hat');
  expect(storedNote(words(280))).toBe(words(280));
});

it('cuts what is longer between two characters', () => {
  expect(storedPayer('x'.repeat(121))).toBe('x'.repeat(120));
  expect(storedPayer(`${'x'.repeat(119)}🧢`)).toBe('x'.repeat(119));
  expect(storedNote(words(281))).toBe(words(280));
  expect(storedNote(`${'x'.repeat(279)}🧢`)).toBe('x'.repeat(279));
});

it('keeps the numbers of a long note', () => {
  const late = `${words(400)} ORD-7KQ2M9XA and ord b4nt w8rc`;
  expect(storedNote(late)).toBe(`${words(200)} … ORD-7KQ2M9XA ORD-B4NTW8RC`);
  expect(storedNote(`ORD-7KQ2M9XA ${words(400)}`)).toBe(`ORD-7KQ2M9XA ${words(267)}`);
  expect(storedNote(`ORD-7KQ2M9XA ${words(400)} B4NTW8RC`)).toBe(`ORD-7KQ2M9XA ${words(187)} … ORD-7KQ2M9XA ORD-B4NTW8RC`);
});

it('keeps at most 280 characters, however many numbers there are', () => {
  const numbers = Array.from({ length: 30 }, (_, n) => `AAAA${'ABCDEFGHJK'[n % 10]}${'ABC'[Math.floor(n / 10)]}A2`);
  const note = storedNote(`${words(300)} ${numbers.join(' ')}`);
  expect(note).toHaveLength(280);
  expect(note).toMatch(/^word .* … ORD-AAAAAAA2 ORD-/);
});
