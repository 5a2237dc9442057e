// What a file imports and exports, read from its scanned source.

const FROM = /\b(import|export)\s+(type\s+)?([\w$*{}\s,]+?)\s*\bfrom\s*(?=['"])/g;
const SIDE_EFFECT = /\bimport\s*(?=['"])/g;
const DYNAMIC = /\bimport\s*\(\s*(?=['"])/g;
const DECLARATION =
  /\bexport\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\s*\*?|class|const\s+enum|enum|const|let|interface|type|namespace)\s+([A-Za-z_$][\w$]*)/g;
const LIST = /\bexport\s+(?:type\s+)?\{([^{}]*)\}(?!\s*from\b)/g;
const DESTRUCTURED = /\bexport\s+const\s+\{([^{}]*)\}\s*=/g;

/** "a, type b as c" -> [{ name: 'a', alias: 'a' }, { name: 'b', alias: 'c', typeOnly: true }]. */
function names(list) {
  return list
    .split(',')
    .map((part) => /^\s*(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part))
    .filter(Boolean)
    .map(([, typeOnly, name, alias = name]) => ({ name, alias, typeOnly: typeOnly !== undefined }));
}

function clauseOf(clause) {
  const braces = /\{([^{}]*)\}/.exec(clause);
  const rest = clause.replace(/\{[^{}]*\}/, '');
  const list = braces ? names(braces[1]) : [];
  const byDefault = /^\s*([\w$]+)/.exec(rest)?.[1];
  if (byDefault) list.push({ name: 'default', alias: byDefault, typeOnly: false });
  return { list, all: /\*/.test(rest) };
}

/**
 * The imports of a file: specifier, imported names, `all` for namespace and dynamic imports of the whole module, `typeOnly`
 * for imports that leave no trace at run time, `reexport` for `export ... from`.
 */
export function importsOf(repository, file) {
  const { code, strings } = repository.scan(file);
  const stringAt = new Map(strings.map(({ start, text }) => [start, text]));
  const found = [];
  const add = (position, entry) => {
    const specifier = stringAt.get(position);
    if (specifier !== undefined) found.push({ specifier, names: [], all: false, typeOnly: false, reexport: false, ...entry });
  };
  for (const match of code.matchAll(FROM)) {
    const { list, all } = clauseOf(match[3]);
    const typeOnly = match[2] !== undefined || (list.length > 0 && list.every((name) => name.typeOnly));
    add(match.index + match[0].length, { names: list, all, typeOnly, reexport: match[1] === 'export' });
  }
  for (const match of code.matchAll(SIDE_EFFECT)) add(match.index + match[0].length, {});
  for (const match of code.matchAll(DYNAMIC)) {
    const destructured = /\{([^{}]*)\}\s*=\s*await\s*$/.exec(code.slice(0, match.index));
    const list = destructured ? names(destructured[1].replaceAll(':', ' as ')) : [];
    add(match.index + match[0].length, { names: list, all: !destructured });
  }
  return found;
}

/** The names that a file declares and exports; re-exports are imports with `reexport`. */
export function exportsOf(repository, file) {
  const { code } = repository.scan(file);
  const found = [...code.matchAll(DECLARATION)].map((match) => match[1]);
  for (const match of code.matchAll(LIST)) found.push(...names(match[1]).map(({ alias }) => alias));
  for (const match of code.matchAll(DESTRUCTURED))
    found.push(...names(match[1].replaceAll(':', ' as ')).map(({ alias }) => alias));
  return [...new Set(found)];
}
