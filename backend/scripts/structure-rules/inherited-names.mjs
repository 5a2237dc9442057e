import { Visitor } from 'oxc-parser';

const isProgramFile = (file) =>
  /^(backend|storefront|admin-shell|admin-remotes)\/.*\.tsx?$/.test(file) &&
  !/(\.spec|\.d)\.tsx?$|\/(test|e2e|bench|demo)\//.test(file);

const isTable = ({ id, init }) =>
  /^[A-Z][A-Z0-9_]+$/.test(id.name ?? '') && init?.type === 'ObjectExpression' && id.typeAnnotation != null;

/** The constants that are objects with any text as key: `const LABELS: Record<string, string> = { ... }`. */
function tablesIn(repository, file) {
  const found = [];
  const text = repository.read(file);
  if (!text.includes('Record<string')) return found;
  new Visitor({
    VariableDeclarator(declaration) {
      if (!isTable(declaration)) return;
      const { start, end } = declaration.id.typeAnnotation;
      if (/\bRecord<string\b/.test(text.slice(start, end))) found.push(declaration.id.name);
    },
  }).visit(repository.parse(file).program);
  return found;
}

const isExported = (repository, file) => (name) => new RegExp(`export const ${name}\\b`).test(repository.read(file));

/**
 * Checks that no name is looked up with `in` or `TABLE[name]`: a table of ours also has "constructor", which people and files send as a
 * name.
 */
export function inheritedNameViolations(repository) {
  const files = repository.files.filter(isProgramFile);
  const tablesOf = new Map(files.map((file) => [file, tablesIn(repository, file)]));
  const shared = files.flatMap((file) => tablesOf.get(file).filter(isExported(repository, file)));
  return files.flatMap((file) => {
    const found = [];
    const tables = new Set([...shared, ...tablesOf.get(file)]);
    new Visitor({
      BinaryExpression({ operator, left, start }) {
        if (operator !== 'in' || left.type === 'Literal' || left.type === 'PrivateIdentifier') return;
        found.push(`${repository.at(file, start)}: use Object.hasOwn`);
      },
      MemberExpression({ object, property, computed, start }) {
        if (!computed || property.type === 'Literal' || !tables.has(object.name)) return;
        found.push(`${repository.at(file, start)}: use ownValue(${object.name}, ...)`);
      },
    }).visit(repository.parse(file).program);
    return found;
  });
}
