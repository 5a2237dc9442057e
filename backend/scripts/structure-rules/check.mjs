// Checks the structure rules of CONTRIBUTING.md in the whole repository: check.mjs [rule ...].
import { fileURLToPath } from 'node:url';
import { Repository } from './repository.mjs';
import { constructorSizeViolations } from './constructor-size.mjs';
import { fileNameViolations } from './file-names.mjs';
import { folderSizeViolations } from './folder-size.mjs';
import { inheritedNameViolations } from './inherited-names.mjs';
import { moneyConversionViolations } from './money-conversions.mjs';
import { testPackageViolations, unusedEdgeViolations } from './import-edges.mjs';
import { stylesheetViolations } from './stylesheets.mjs';
import { tableOwnerViolations } from './table-owners.mjs';

const RULES = {
  'file names': fileNameViolations,
  'folder size': folderSizeViolations,
  'table owners': tableOwnerViolations,
  'constructor size': constructorSizeViolations,
  'inherited names': inheritedNameViolations,
  'money conversions': moneyConversionViolations,
  stylesheets: stylesheetViolations,
  'test packages': testPackageViolations,
  'unused edges': (repository) => unusedEdgeViolations(repository),
};

const repository = Repository.open(fileURLToPath(new URL('../../../', import.meta.url)));
const wanted = process.argv.slice(2);
let total = 0;
for (const [name, rule] of Object.entries(RULES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const found = rule(repository);
  total += found.length;
  if (found.length > 0) process.stdout.write(`${name}: ${found.length}\n${found.map((line) => `  ${line}\n`).join('')}`);
}
process.stdout.write(total === 0 ? 'No violation of the structure rules.\n' : `${total} violations.\n`);
process.exit(total === 0 ? 0 : 1);
