import { Visitor } from 'oxc-parser';

const isProgramFile = (file) =>
  /^(backend|storefront|admin-shell|admin-remotes)\/.*\.tsx?$/.test(file) &&
  !/(\.spec|\.d)\.tsx?$|\/(test|e2e|bench)\//.test(file);

/** Checks that no name is looked up with `in`: a table of ours also has "constructor", which people and files send as a name. */
export function inheritedNameViolations(repository) {
  return repository.files.filter(isProgramFile).flatMap((file) => {
    if (!/\bin\b/.test(repository.read(file))) return [];
    const found = [];
    new Visitor({
      BinaryExpression({ operator, left, start }) {
        if (operator !== 'in' || left.type === 'Literal' || left.type === 'PrivateIdentifier') return;
        found.push(`${repository.at(file, start)}: use Object.hasOwn`);
      },
    }).visit(repository.parse(file).program);
    return found;
  });
}
