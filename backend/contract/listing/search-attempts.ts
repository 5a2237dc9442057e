import type { SearchTerm } from './search-terms.js';

/** A way to search: with all of these terms. */
export interface Attempt {
  terms: readonly SearchTerm[];
  /** Words that are similar to the searched ones count too. */
  isClose: boolean;
}

export interface SearchOutcome extends Attempt {
  /** What was left out, because nothing was found with it. */
  dropped: readonly SearchTerm[];
}

/** More would be searched too often: up to three times each. */
const MAX_DROPPABLE_TERMS = 5;

type Search<T> = Generator<Attempt, T, number>;

const exact = (terms: readonly SearchTerm[]): Attempt => ({ terms, isClose: false });
const close = (terms: readonly SearchTerm[]): Attempt => ({ terms, isClose: true });

/** All terms as they are, else similar words for them. */
function* tryTerms(terms: readonly SearchTerm[]): Search<Attempt | undefined> {
  for (const attempt of [exact(terms), close(terms)]) if ((yield attempt) > 0) return attempt;
  return undefined;
}

/** What was typed as one is dropped as one: "S&C" without "S" would be any word with a C. */
function without(terms: readonly SearchTerm[], dropped: readonly SearchTerm[]): SearchTerm[] {
  const texts = dropped.map(({ text }) => text);
  return terms.filter(({ text }) => !texts.includes(text));
}

/**
 * Asks for the number of products of one attempt after another, until one has some: all terms; without those that nothing has; without
 * the last one that the others are not found with. The caller counts, in a list or in the database. Undefined when nothing is found.
 */
export function* searchAttempts(terms: readonly SearchTerm[]): Search<SearchOutcome | undefined> {
  const whole = yield* tryTerms(terms);
  if (whole) return { ...whole, dropped: [] };
  if (terms.length < 2 || terms.length > MAX_DROPPABLE_TERMS) return undefined;
  const lonely: SearchTerm[] = [];
  for (const term of terms) if (!(yield* tryTerms([term]))) lonely.push(term);
  const rest = without(terms, lonely);
  if (rest.length === 0) return undefined;
  const found = lonely.length > 0 ? yield* tryTerms(rest) : undefined;
  if (found) return { ...found, dropped: without(terms, rest) };
  for (const term of rest.toReversed()) {
    const attempt = exact(without(rest, [term]));
    if (attempt.terms.length > 0 && (yield attempt) > 0) return { ...attempt, dropped: without(terms, attempt.terms) };
  }
  return undefined;
}

/** What a listing says about its search. */
export function readingOf({ terms, dropped }: Pick<SearchOutcome, 'terms' | 'dropped'>) {
  const wordsOf = (some: readonly SearchTerm[]) => [
    ...new Set(some.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))),
  ];
  const limitsOf = (some: readonly SearchTerm[]) => some.flatMap(({ kind, text }) => (kind === 'word' ? [] : [text]));
  return {
    words: wordsOf(terms).join(' '),
    limits: limitsOf(terms),
    notFound: [wordsOf(dropped).join(' '), ...limitsOf(dropped)].filter(Boolean),
  };
}
