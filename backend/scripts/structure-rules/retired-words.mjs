import { basename } from 'node:path';
import { lineAt } from '../source-code/scan.mjs';
import { ALLOWED_NAMES, RETIRED_FORMS, RETIRED_NAME_PARTS, RETIRED_NAMES, RETIRED_WORDS } from './retired-words-list.mjs';

const CODE = /\.(ts|tsx|mjs|cjs)$/;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const WORD = /[A-Za-z]+/g;
const CONTRACT = 'backend/contract/openapi.json';
/** A class injected into a field that is named after what it does: `private readonly placing: PlaceOrder`. */
const GERUND_FIELD = /\breadonly\s+([a-z]\w*ing)\s*:\s*[A-Z]\w*\s*[,;)]/g;

/** Files that may use retired words: [pattern, reason]. */
const EXCEPTIONS = [
  [/retired-words(-list)?\.mjs$|retired-words\.spec\.ts$/, 'the list and its spec'],
  [/^backend\/contract\/schema\.d\.ts$/, 'generated'],
  [/^backend\/src\/migrations\//, 'a migration names the tables and columns of its time'],
  [/^CHANGELOG\.md$|^CONTRIBUTING\.md$/, 'says what was renamed'],
  [/^docs\/(decisions|threats\.md|images)/, 'history of decisions, and attacks in the words of their sources'],
  [/^backend\/demo\//, 'draws pictures'],
];
/** The HTML element <picture> in JSX. */
const isPictureElement = (code, name, index) => name === 'picture' && /<\/?$/.test(code.slice(index - 2, index));

/** "readFeed2Text" -> ["read", "feed", "text"]. */
const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** The names of the API: they change only together with its users. */
function apiNames(repository) {
  if (!repository.has(CONTRACT)) return new Set();
  return new Set([...repository.read(CONTRACT).matchAll(/"(\w+)":/g)].map((match) => match[1]));
}

const own = (list, key) => (Object.hasOwn(list, key) ? list[key] : undefined);

/** The term that replaces a name, or undefined. */
function replacementOf(name) {
  const whole = own(RETIRED_NAMES, name) ?? RETIRED_FORMS.find(([pattern]) => pattern.test(name))?.[1];
  if (whole) return whole;
  return partsOf(name)
    .map((word) => own(RETIRED_WORDS, word) ?? own(RETIRED_NAME_PARTS, word))
    .find((term) => term !== undefined);
}

function inFileName(file) {
  const name = basename(file).split('.')[0];
  const folders = file.split('/').slice(0, -1);
  const replaced = [name, ...folders].map((part) => [part, replacementOf(part)]).find(([, term]) => term);
  return replaced ? [`${file}: the name "${replaced[0]}" is retired: ${replaced[1]}`] : [];
}

function inIdentifiers(repository, file, allowed) {
  const { code } = repository.scan(file);
  const text = repository.read(file);
  const seen = new Map();
  for (const { 0: name, index } of code.matchAll(IDENTIFIER)) {
    if (seen.has(name) || allowed.has(name) || isPictureElement(code, name, index)) continue;
    const term = replacementOf(name);
    seen.set(name, term && `${file}:${lineAt(text, index)}: the name ${name} is retired: ${term}`);
  }
  const gerunds = [...code.matchAll(GERUND_FIELD)].map(
    ({ 1: name, index }) => `${file}:${lineAt(text, index)}: the field ${name} is a gerund: name it after its class`,
  );
  return [...[...seen.values()].filter(Boolean), ...gerunds];
}

function inSentences(file, text, sentences) {
  return sentences.flatMap(({ start, text: sentence }) =>
    [...sentence.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const term = own(RETIRED_WORDS, word.toLowerCase()) ?? (/[a-z][A-Z]/.test(word) ? own(RETIRED_NAMES, word) : undefined);
      return term ? [`${file}:${lineAt(text, start + index)}: the word "${word}" is retired: ${term}`] : [];
    }),
  );
}

/** Finds retired words in file names, identifiers, comments and the docs. Texts in strings are not checked. */
export function retiredWordViolations(repository) {
  const allowed = new Set([...apiNames(repository), ...Object.keys(ALLOWED_NAMES)]);
  return repository.files
    .filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => {
      if (file.endsWith('.md')) {
        const text = repository.read(file);
        return [...inFileName(file), ...inSentences(file, text, [{ start: 0, text }])];
      }
      if (!CODE.test(file)) return [];
      return [
        ...inFileName(file),
        ...inIdentifiers(repository, file, allowed),
        ...inSentences(file, repository.read(file), repository.scan(file).comments),
      ];
    });
}
