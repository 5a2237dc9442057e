import { foldText, wordsOf } from '@shop/contract/search';
import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/data-source.js';
import { createTestDatabase, type TestDatabase } from '#test/support/database/test-database.js';
import { query } from './sql.js';

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await createDataSource(database.url, 1, 'spec').initialize();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Of these, Unicode 17 decomposes one that Postgres 18 does not know yet. */
const NEWER_THAN_POSTGRES = 0xa7f1;

/**
 * All characters of Unicode but NUL, which Postgres cannot store, surrogates and those without a meaning. Of ideographs and
 * Hangul syllables every 50th: they have no case, and all of one block are alike.
 */
function allCharacters(): string[] {
  const found: string[] = [];
  for (let code = 1; code < 0x110000; code += 1) {
    if ((code >= 0xd800 && code <= 0xdfff) || code === NEWER_THAN_POSTGRES) continue;
    const character = String.fromCodePoint(code);
    if (/[\p{Cn}\p{Co}]/u.test(character)) continue;
    if (code % 50 === 0 || !/[\p{Ideographic}\p{Script=Hangul}]/u.test(character)) found.push(character);
  }
  return found;
}

async function inDatabase(fold: 'folded_text' | 'folded_words', texts: readonly string[]): Promise<string[]> {
  const folded: string[] = [];
  for (const text of texts) {
    const rows = await query<{ folded: string }>(db, `select ${fold}($1) as folded`, [text]);
    folded.push(...rows.map((row) => row.folded));
  }
  return folded;
}

/** Texts of a thousand lines, because a statement for each character would take minutes. */
function inTexts(characters: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < characters.length; at += 1_000) lines.push(characters.slice(at, at + 1_000).join('\n'));
  return lines;
}

it('folds every character of Unicode as the contract does', async () => {
  const characters = allCharacters();
  expect(characters.length).toBeGreaterThan(30_000);
  const lines = inTexts(characters);
  const folded = await inDatabase('folded_text', lines);
  expect(folded.flatMap((line) => line.split('\n'))).toEqual(lines.flatMap((line) => foldText(line).split('\n')));
});

it('cuts words at the same characters as the contract', async () => {
  const lines = inTexts(allCharacters().map((character) => `a${character}b`));
  const cut = await inDatabase('folded_words', lines);
  expect(cut.flatMap((line) => line.split(' '))).toEqual(lines.flatMap((line) => foldText(line).split(/[^\p{L}\p{N}\p{M}]+/u)));
});

it.each([
  ['Łódź', 'lodz'],
  ['SØREN', 'soren'],
  ['Ærø', 'aero'],
  ['STRAẞE', 'strasse'],
  ['Þór ðan', 'thor dan'],
  ['IŞIK ışık İI', 'isik isik ii'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['O’Brien O`Brien O´Brien Oʼbrien', 'obrien obrien obrien obrien'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد أحمد', 'محمد احمد'],
  ['Ｈｏｏｄｉｅ ﬁt', 'hoodie fit'],
  ['zero\u200bwidth soft\u00adhyphen', 'zerowidth softhyphen'],
])('%j folds to %j in both', async (text, expected) => {
  expect([foldText(text), ...(await inDatabase('folded_text', [text]))]).toEqual([expected, expected]);
});

it('keeps the vowel signs of Hindi within the word', () => {
  expect(wordsOf(foldText('हिन्दी टी-शर्ट'))).toEqual(['हिन्दी', 'टी', 'शर्ट'].map((word) => word.normalize('NFKD')));
});
