import { basename } from 'node:path';
import { lineAt } from '../source-code/scan.mjs';

const THREATS = 'docs/threats.md';
const isTest = (file) => /\.(spec|e2e)\.tsx?$/.test(file) && !file.startsWith('backend/test/rules/');
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\s*\($|\)\s*\($|[[,]\s*$/;
const TEST_FILE = /[\w-]+(?:\.\w+)?\.(?:spec|e2e)\.tsx?/g;
const NUMBER = String.raw`[A-Z]?\d+`;
const CITED = new RegExp(String.raw`\(threats? (${NUMBER}(?:(?:, | and | to )${NUMBER})*)\)`, 'g');
/** Other ways to cite a number. */
const MISSPELLED = new RegExp(String.raw`\b(?:threats?(?: row)?|row) ${NUMBER}\b|^${'[IG]'}\d+:`, 'i');

/** The first column of the tables in docs/threats.md. */
function knownNumbers(repository) {
  return new Set([...repository.read(THREATS).matchAll(/^\|\s*([A-Z]?\d+)\s*\|/gm)].map((match) => match[1]));
}

/** Checks that test titles cite threats as "(threat 12)" and that docs/threats.md has the number. */
export function threatNumberViolations(repository) {
  if (!repository.has(THREATS)) return [`${THREATS} is missing`];
  const known = knownNumbers(repository);
  return repository.files.filter(isTest).flatMap((file) => {
    const text = repository.read(file);
    const { code, strings } = repository.scan(file);
    return strings
      .filter(({ start }) => TITLE.test(code.slice(Math.max(0, start - 60), start)))
      .flatMap(({ start, text: title }) => {
        const at = `${file}:${lineAt(text, start)}`;
        const numbers = [...title.matchAll(CITED)].flatMap((match) => match[1].split(/, | and | to /));
        const unknown = numbers.filter((number) => !known.has(number));
        if (MISSPELLED.test(title.replace(CITED, ''))) return [`${at}: cite a threat as "(threat 12)": ${title}`];
        return unknown.map((number) => `${at}: ${THREATS} has no row ${number}`);
      });
  });
  return [...cited, ...missingTests(repository)];
}
