// `npm run sbom`: writes the packages that a release runs or sends as CycloneDX to standard output; needs a build.
// Format: https://cyclonedx.org/docs/1.6/json/, names of packages: https://github.com/package-url/purl-spec
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPackages } from './release/shipped-packages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { packages } = read('package-lock.json');

/** A license of SPDX, or an expression of several. Old packages name it in another field, or in a file only. */
function licensesOf({ license }, path) {
  const { licenses = [] } = license === undefined ? read(join(path, 'package.json')) : {};
  const known = license ?? licenses.map(({ type }) => type)[0];
  if (known === undefined) return [{ license: { name: 'see the package' } }];
  return [/ /.test(known) ? { expression: known } : { license: { id: known } }];
}

function componentOf(path) {
  const entry = packages[path];
  if (!entry?.version) throw new Error(`The lock file does not have ${path}`);
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [algorithm, hash] = (entry.integrity ?? '').split('-');
  const purl = `pkg:npm/${name.replace('@', '%40')}@${entry.version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: entry.version,
    scope: 'required',
    ...(algorithm === 'sha512' && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    licenses: licensesOf(entry, path),
    purl,
  };
}

const { name, version } = read('package.json');
const components = new Map((await shippedPackages()).map(componentOf).map((component) => [component.purl, component]));
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: [...components.values()],
};
process.stdout.write(`${JSON.stringify(bill, undefined, 2)}\n`);
