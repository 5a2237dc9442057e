import { LOWER_CASE, SEPARATORS } from '../migrations/unicode-folding/code-points.js';

const APOSTROPHES = "'`´‘’‛′ʹʻʼʾʿ＇";
/** Letters that do not decompose, after the change to lower case, and the one letter that readers type instead. */
const SIMPLE = { from: 'øłđðħıŧŋĸƶƀɓɗƙəɛɔɨς', to: 'olddhitnkzbbdkeeoiσ' };
const DOUBLE = { æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };
/** Accents and vowel points of Latin, Greek, Cyrillic, Hebrew and Arabic, and characters that cannot be seen. */
const UNSEEN =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670\\u00ad\\u200b-\\u200f\\u2060\\ufe0e\\ufe0f\\ufeff';

const parse = (packed: string): string[] => packed.trim().split(/\s+/);
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Letters of A-Z and of `LOWER_CASE` with their lower case, both in the same order. */
function caseMapping(): { upper: string; lower: string } {
  let [upper, lower] = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];
  for (const entry of parse(LOWER_CASE)) {
    const [range = '', distance = ''] = entry.split(':');
    const [span = '', step = '1'] = range.split('/');
    const [first = '', last = first] = span.split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += Number(step)) {
      upper += String.fromCodePoint(code);
      lower += String.fromCodePoint(code + Number(distance));
    }
  }
  return { upper, lower };
}

const separators = parse(SEPARATORS)
  .map((range) => range.replaceAll(/[0-9a-f]+/g, (hex) => `\\U${hex.padStart(8, '0')}`))
  .join('');

/** Any text, from the inside out: without apostrophes, decomposed, without accents, in lower case, in plain letters. */
function foldedUnicode({ upper, lower }: { upper: string; lower: string }): string {
  const decomposed = `normalize(translate(value, ${literal(APOSTROPHES)}, ''), NFKD)`;
  const visible = `regexp_replace(${decomposed}, '[${UNSEEN}${APOSTROPHES.replaceAll("'", "''")}]', '', 'g')`;
  const lowered = `translate(${visible}, ${literal(upper)}, ${literal(lower)})`;
  const simple = `translate(${lowered}, ${literal(SIMPLE.from)}, ${literal(SIMPLE.to)})`;
  return Object.entries(DOUBLE).reduce((text, [from, to]) => `replace(${text}, ${literal(from)}, ${literal(to)})`, simple);
}

function foldedText(): string {
  const mapping = caseMapping();
  return `create or replace function folded_text(value text) returns text language sql immutable parallel safe
    return case when octet_length(value) = char_length(value)
      then translate(value, ${literal(`${mapping.upper.slice(0, 26)}'\``)}, ${literal(mapping.lower.slice(0, 26))})
      else ${foldedUnicode(mapping)} end`;
}

/** Search in the letters of all languages, as `foldText` and `wordsOf` of the contract, which a spec compares. */
export const textFolding = {
  // In lower case, without accents and apostrophes, whatever the locale of the cluster. Texts of ASCII take the short way. A caller
  // whose argument costs more than a few operators assigns it to a variable first: `value` stands here several times, so Postgres
  // inlines the function only for a cheap argument. Before 18 it then prepares the function in every transaction, at 0.14 ms.
  folded_text: foldedText(),

  folded_words: `create or replace function folded_words(value text) returns text language sql immutable parallel safe
    return btrim(regexp_replace(folded_text(value), '[${separators}]+', ' ', 'g'))`,

  // "O'Brien" is found by "obrien" and by "brien". A vertical line ends the name, because a hit there weighs more.
  product_search_text: `create or replace function product_search_text(name text, description text) returns text language sql immutable parallel safe
    return folded_words(name)
      || case when translate(name, ${literal(APOSTROPHES)}, '') = name then ''
        else ' ' || folded_words(translate(name, ${literal(APOSTROPHES)}, repeat(' ', ${APOSTROPHES.length}))) end
      || ' | ' || folded_words(description)`,
};
