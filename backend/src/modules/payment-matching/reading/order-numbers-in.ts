/** The characters of an order number; see `OrderNumbers` in the module orders. */
const NUMBER_CHARACTER = '[ABCDEFGHJKMNPQRSTVWXYZ2-9]';
const BETWEEN = String.raw`[\s\-_#:\p{Pd}]*`;
const ALONE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const RUN_OF_NUMBER = new RegExp(`${ALONE}${NUMBER_CHARACTER}{8}${END}`, 'gu');
const AFTER_ORD = new RegExp(`${ALONE}ORD${BETWEEN}((?:${NUMBER_CHARACTER}${BETWEEN}){7}${NUMBER_CHARACTER})${END}`, 'gu');
const RUN_NEAR_NUMBER = new RegExp(`${ALONE}[A-Z0-9]{7,9}${END}`, 'gu');
const NO_CHARACTER = /[^A-Z0-9]/g;
/** Nobody writes more in a payment app. */
const MAX_NOTE_CHARACTERS = 20_000;

const searched = (note: string): string => note.slice(0, MAX_NOTE_CHARACTERS).toUpperCase();

/** What may be an order number in a note, as `ORD-` and 8 characters; whether it exists, only the orders know. */
export function orderNumbersIn(note: string): string[] {
  const text = searched(note);
  const runs = text.match(RUN_OF_NUMBER) ?? [];
  const named = [...text.matchAll(AFTER_ORD)].map(([, number = '']) => number.replace(NO_CHARACTER, ''));
  return [...new Set([...runs, ...named])].map((number) => `ORD-${number}`);
}

/** Finds order numbers that differ from a word of a note in one character: wrong, missing, added, or two neighbours swapped. */
export class NearNumbers {
  private readonly byShortened = new Map<string, string[]>();

  constructor(orderNumbers: readonly string[]) {
    for (const orderNumber of orderNumbers) {
      for (const key of keysOf(charactersOf(orderNumber))) {
        this.byShortened.set(key, [...(this.byShortened.get(key) ?? []), orderNumber]);
      }
    }
  }

  in(note: string): string[] {
    const runs = searched(note).match(RUN_NEAR_NUMBER) ?? [];
    const found = runs.flatMap((run) =>
      keysOf(run)
        .flatMap((key) => this.byShortened.get(key) ?? [])
        .filter((orderNumber) => isOneEdit(run, charactersOf(orderNumber))),
    );
    return [...new Set(found)];
  }
}

const charactersOf = (orderNumber: string): string => orderNumber.replace(/^ORD-/, '');

/** The word, and the word without each of its characters: two words that are one edit apart share a key. */
const keysOf = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]),
];

/** Of two words that share a key, so that their lengths differ by 1 at most. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return restA !== restB;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
