import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOWER_CASE, SEPARATORS } from './unicode-folding/code-points.js';

const APOSTROPHES = "'`´‘’‛′ʹʻʼʾʿ＇";
/** Letters that do not decompose, after the change to lower case, and the one letter that readers type instead. */
const SIMPLE = { from: 'øłđðħıŧŋĸƶƀɓɗƙəɛɔɨς', to: 'olddhitnkzbbdkeeoiσ' };
const DOUBLE = { æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };
/** Accents and vowel points of Latin, Greek, Cyrillic, Hebrew and Arabic, and characters that cannot be seen. */
const UNSEEN =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670\\u00ad\\u200b-\\u200f\\u2060\\ufe0e\\ufe0f\\ufeff';

const parse = (packed: string): string[] => packed.trim().split(/\s+/);
const codePoint = (hex: string): number => Number.parseInt(hex, 16);
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function caseMapping(): { upper: string; lower: string } {
  let [upper, lower] = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
  for (const entry of parse(LOWER_CASE)) {
    const [range = '', distance = ''] = entry.split(':');
    const [span = '', step = '1'] = range.split('/');
    const [first = '', last = first] = span.split('-');
    for (let code = codePoint(first); code <= codePoint(last); code += Number(step)) {
      upper += String.fromCodePoint(code);
      lower += String.fromCodePoint(code + Number(distance));
    }
  }
  return { upper, lower };
}

const separatorClass = (): string =>
  parse(SEPARATORS)
    .map((range) =>
      range
        .split('-')
        .map((hex) => `\\U${hex.padStart(8, '0')}`)
        .join('-'),
    )
    .join('');

/** `value` in lower case, without accents and apostrophes, whatever the locale of the cluster. Texts of ASCII take the short way. */
function foldedText(): string {
  const { upper, lower } = caseMapping();
  const [asciiUpper, asciiLower] = [`${upper.slice(0, 26)}'\``, lower.slice(0, 26)];
  const decomposed = `normalize(translate(value, ${literal(APOSTROPHES)}, ''), NFKD)`;
  const visible = `regexp_replace(${decomposed}, '[${UNSEEN}${APOSTROPHES.replaceAll("'", "''")}]', '', 'g')`;
  const lowered = `translate(${visible}, ${literal(upper)}, ${literal(lower)})`;
  const simple = `translate(${lowered}, ${literal(SIMPLE.from)}, ${literal(SIMPLE.to)})`;
  const folded = Object.entries(DOUBLE).reduce(
    (text, [from, to]) => `replace(${text}, ${literal(from)}, ${literal(to)})`,
    simple,
  );
  return `create or replace function folded_text(value text) returns text language sql immutable parallel safe
    return case when octet_length(value) = char_length(value)
      then translate(value, ${literal(asciiUpper)}, ${literal(asciiLower)})
      else ${folded} end`;
}

/** Search in the letters of all languages: as `foldText` and `wordsOf` of the contract, which a spec compares. */
export class UnicodeFolding1795651300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldedText());
    await runner.query(`
      create function folded_words(value text) returns text language sql immutable parallel safe
        return btrim(regexp_replace(folded_text(value), '[${separatorClass()}]+', ' ', 'g'));

      -- "O'Brien" is found by "obrien" and by "brien". A vertical line ends the name, because a hit there weighs more.
      create or replace function product_search_text(name text, description text) returns text language sql immutable parallel safe
        return folded_words(name)
          || case when translate(name, ${literal(APOSTROPHES)}, '') = name then ''
            else ' ' || folded_words(translate(name, ${literal(APOSTROPHES)}, repeat(' ', ${APOSTROPHES.length}))) end
          || ' | ' || folded_words(description);

      create or replace function add_search_words() returns trigger language plpgsql as $$
        begin
          insert into search_words (word)
            select distinct new_word from regexp_split_to_table(new.search_text, '[ |]+') new_word
            where char_length(new_word) between 3 and 30 and new_word !~ '[0-9]'
              and not exists (select from search_words where word = new_word)
            order by new_word
          on conflict do nothing;
          return null;
        end
      $$;

      delete from search_words;
      update products set name = name;
      update orders set order_number = order_number, customer_phone = customer_phone;
      update contact_messages set name = name;
    `);
  }

  down(): Promise<void> {
    throw new Error('The text of all products, orders and messages was folded anew: restore the backup from before instead');
  }
}
