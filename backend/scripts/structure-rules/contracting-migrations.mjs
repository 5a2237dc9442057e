import { lineAt } from '../source-code/scan.mjs';

const RECORD = 'backend/test/release/released.json';
const MIGRATION = /^backend\/src\/migrations\/\d+-[\w-]+\.ts$/;
/** What a release that runs meanwhile may still use. A dropped constraint, index or trigger takes nothing from it. */
const CONTRACTING =
  /\b(drop\s+(?:table|column|view|type|schema|sequence|function)|rename\s+(?:to|column|constraint|value)|set\s+not\s+null|drop\s+default|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type)\b/gi;
const MARK = /\/\*\*[^]*?\bContracts: \S[^]*?\*\/\s*export class/;

/** The text before `down`, which runs only when somebody goes back. */
const upOf = (text) => text.split(/\n {2}(?:async )?down\(/)[0];

/**
 * Migrations of the coming release that take something away from the previous one, without saying so: "Contracts: since
 * 1.4.0 nothing reads orders.note" in the comment of the class. Released migrations are left as they are.
 */
export function contractingMigrationViolations(repository) {
  const released = repository.has(RECORD) ? repository.json(RECORD).migrations : [];
  return repository.files
    .filter((file) => MIGRATION.test(file))
    .flatMap((file) => {
      const text = repository.read(file);
      const name = /export class (\w+)/.exec(text)?.[1];
      if (released.includes(name) || MARK.test(text)) return [];
      return [...upOf(text).matchAll(CONTRACTING)].map(
        ({ 0: statement, index }) =>
          `${file}:${lineAt(text, index)}: "${statement}" breaks the release that runs meanwhile; do it one release later, with "Contracts: <since when nothing uses it>" in the comment of the class`,
      );
    });
}
