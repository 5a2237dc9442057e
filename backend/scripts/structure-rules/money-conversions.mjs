import { isBackendSource } from './backend-source.mjs';

/** Where amounts are read from forms, or written for people and programs: answers, errors, sentences, files, emails. */
const BOUNDARY = /\.(dto|view|errors)\.ts$|-(views?|csv|notes?|reasons)\.ts$|\/(mail\/templates|pdf|print|feeds)\//;
/** A file that builds an answer or reads a form imports its class. */
const BUILDS_AN_ANSWER = /from '[^']*\.(view|dto)\.js'/;

/** Files in which both are allowed: [pattern, reason]. */
const EXCEPTIONS = [
  [/^backend\/src\/platform\/money\//, 'the conversions themselves'],
  [/^backend\/src\/platform\/http\/money-fields\.ts$/, 'reads the amounts of forms'],
  [/^backend\/src\/(migrations|database-functions)\//, 'released texts, and sums of whole columns'],
  [/\/orders\/order-totals\.ts$|\/checkout\/quote\/priced-cart\.ts$/, 'prices of lines are kept as texts, as they are specified'],
];

const RULES = [
  {
    pattern: /\b(?:toCents|signedCents|fromCents)\(/g,
    isAllowedAtBoundary: true,
    rule: 'convert amounts in the DTO or the view',
  },
  { pattern: /::numeric\b/g, isAllowedAtBoundary: false, rule: 'write it with platform/money/money.sql.ts' },
];

/** Checks that money is whole cents between the row and the API: amounts as texts live in forms, answers and specified columns only. */
export function moneyConversionViolations(repository) {
  const files = repository.files.filter((file) => isBackendSource(file) && !EXCEPTIONS.some(([pattern]) => pattern.test(file)));
  return files.flatMap((file) => {
    const text = repository.read(file);
    const isBoundary = BOUNDARY.test(file) || BUILDS_AN_ANSWER.test(text);
    return RULES.filter(({ isAllowedAtBoundary }) => !(isAllowedAtBoundary && isBoundary)).flatMap(({ pattern, rule }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => `${repository.at(file, index)}: ${found}: ${rule}`),
    );
  });
}
