import { join } from 'node:path';

const SCRIPTS = join(__dirname, '../../scripts');
const RULES = {
  constructorSizeViolations: 'structure-rules/constructor-size.mjs',
  fileNameViolations: 'structure-rules/file-names.mjs',
  folderSizeViolations: 'structure-rules/folder-size.mjs',
  inheritedNameViolations: 'structure-rules/inherited-names.mjs',
  moneyConversionViolations: 'structure-rules/money-conversions.mjs',
  stylesheetViolations: 'structure-rules/stylesheets.mjs',
  testPackageViolations: 'structure-rules/import-edges.mjs',
  unusedEdgeViolations: 'structure-rules/import-edges.mjs',
  tableOwnerViolations: 'structure-rules/table-owners.mjs',
};

interface RepositoryModule {
  Repository: { of(files: Record<string, string>): object };
}
type Rule = (repository: object) => string[];

/** Runs one of the rules of `npm run check` on a repository in memory: path -> text. */
export async function violationsOf(rule: keyof typeof RULES, files: Record<string, string>): Promise<string[]> {
  const { Repository } = (await import(join(SCRIPTS, 'structure-rules/repository.mjs'))) as RepositoryModule;
  const module = (await import(join(SCRIPTS, RULES[rule]))) as Record<string, Rule>;
  return module[rule]?.(Repository.of(files)) ?? [];
}
