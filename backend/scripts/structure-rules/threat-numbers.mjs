import { basename } from 'node:path';
import { lineAt } from '../source-code/scan.mjs';

const THREATS = 'docs/threats.md';
const NUMBER = String.raw`[A-Z]?\d+`;
const CITED = new RegExp(String.raw`\(threats? (${NUMBER}(?:(?:, | and | to )${NUMBER})*)\)`, 'g');
/** Other ways to cite a number. */
const MISSPELLED = new RegExp(String.raw`\b(?:threats?(?: row)?|row) ${NUMBER}\b|^[IG]\d+:`, 'i');
/** The code before a string that may be a title: the call of a test, or a row of its table. */
const BEFORE_TITLE = /\b(?:it|test|describe)(?:\.\w+)*\s*\($|\)\s*\($|[[,]\s*$/;
const TEST_FILE = /[\w-]+(?:\.\w+)?\.(?:spec|e2e)\.tsx?/g;

/** A row whose state is "tested", also with an exception behind it. */
const TESTED_ROW = /^\|\s*([A-Z]?\d+)\s*\|.*\|\s*tested\b[^|]*\|$/gm;

const isTest = (file) => /\.(spec|e2e)\.tsx?$/.test(file) && !file.startsWith('backend/test/rules/');

/** The first column of the tables in docs/threats.md. */
function knownNumbers(repository) {
  return new Set([...repository.read(THREATS).matchAll(/^\|\s*([A-Z]?\d+)\s*\|/gm)].map((match) => match[1]));
}

const numbersIn = (title) => [...title.matchAll(CITED)].flatMap((match) => match[1].split(/, | and | to /));

function titleViolations(repository, file, known) {
  const text = repository.read(file);
  const { code, strings } = repository.scan(file);
  const titles = strings.filter(({ start }) => BEFORE_TITLE.test(code.slice(Math.max(0, start - 60), start)));
  return titles.flatMap(({ start, text: title }) => {
    const at = `${file}:${lineAt(text, start)}`;
    if (MISSPELLED.test(title.replace(CITED, ''))) return [`${at}: cite a threat as "(threat 12)": ${title}`];
    return numbersIn(title)
      .filter((number) => !known.has(number))
      .map((number) => `${at}: ${THREATS} has no row ${number}`);
  });
}

/** Test files that docs/threats.md names and that do not exist. */
function missingTests(repository) {
  const existing = new Set(repository.files.map((file) => basename(file)));
  const named = new Set(repository.read(THREATS).match(TEST_FILE) ?? []);
  return [...named].filter((file) => !existing.has(file)).map((file) => `${THREATS} names ${file}, which does not exist`);
}

/** The numbers that the titles in test files of this name cite. */
const citedNumbers = (repository, name) =>
  repository.files
    .filter((file) => basename(file) === name)
    .flatMap((file) => repository.scan(file).strings.flatMap(({ text }) => numbersIn(text)));

/** Rows that are called tested although no title of the tests that they name cites them. */
function unprovedRows(repository) {
  return [...repository.read(THREATS).matchAll(TESTED_ROW)]
    .filter(([row, number]) => !(row.match(TEST_FILE) ?? []).some((name) => citedNumbers(repository, name).includes(number)))
    .map(([, number]) => `${THREATS}: no title of the tests of row ${number} cites "(threat ${number})"`);
}

/**
 * Checks that test titles cite threats as "(threat 12)", that docs/threats.md has the number, and that the tests which it names
 * exist and cite the row.
 */
export function threatNumberViolations(repository) {
  if (!repository.has(THREATS)) return [`${THREATS} is missing`];
  const known = knownNumbers(repository);
  return [
    ...repository.files.filter(isTest).flatMap((file) => titleViolations(repository, file, known)),
    ...missingTests(repository),
    ...unprovedRows(repository),
  ];
}
