import { Visitor } from 'oxc-parser';
import { isBackendSource } from './backend-source.mjs';

const MAX_DEPENDENCIES = 6;
const INJECTED = new Set(['Injectable', 'Controller']);

const isInjected = ({ decorators }) => decorators.some(({ expression }) => INJECTED.has(expression.callee?.name));
const parametersOf = ({ body }) => body.body.find(({ kind }) => kind === 'constructor')?.value.params.length ?? 0;

/** Checks that no class gets more than MAX_DEPENDENCIES others from Nest: one that needs more does more than one thing. */
export function constructorSizeViolations(repository) {
  return repository.files.filter(isBackendSource).flatMap((file) => {
    if (!/^@(Injectable|Controller)\(/m.test(repository.read(file))) return [];
    const found = [];
    new Visitor({
      ClassDeclaration(node) {
        const count = isInjected(node) ? parametersOf(node) : 0;
        if (count > MAX_DEPENDENCIES)
          found.push(
            `${repository.at(file, node.start)}: ${node.id.name} has ${count} dependencies, at most ${MAX_DEPENDENCIES}`,
          );
      },
    }).visit(repository.parse(file).program);
    return found;
  });
}
