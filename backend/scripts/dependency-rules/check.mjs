// Checks the dependency rules of docs/architecture.md in every source file.
import { fileURLToPath } from 'node:url';
import { Repository } from '../source-code/repository.mjs';
import { dependencyViolations } from './graph.mjs';

const found = dependencyViolations(Repository.open(fileURLToPath(new URL('../../../', import.meta.url))));
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(found.length === 0 ? 'No violation of the dependency rules.\n' : `${found.length} violations.\n`);
process.exit(found.length === 0 ? 0 : 1);
