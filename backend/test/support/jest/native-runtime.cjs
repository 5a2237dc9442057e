const { existsSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');
const { compileFunction, constants } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { resolveFromBackend } = require('./resolve-from-backend.mjs');

const BACKEND = path.join(__dirname, '../../..');
/** Where the sources of a folder are built. */
const BUILT = [
  ['src/', 'dist/'],
  ['contract/', 'contract/dist/'],
  ['embedded-postgres/src/', 'embedded-postgres/dist/'],
].map((folders) => folders.map((folder) => path.join(BACKEND, folder)));

/** The built file of a source, and a script of the repository itself; undefined for other specs and helpers of tests. */
function fileOf(source) {
  if (source.endsWith('.mjs')) return source;
  const folders = BUILT.find(([sources]) => source.startsWith(sources));
  const built = folders && source.replace(...folders).replace(/\.ts$/, '.js');
  return built && existsSync(built) ? built : undefined;
}

/** What Node is to load: a module of its own, a file of the built application or of a package; undefined for what belongs to the tests. */
function nativeModule(from, specifier) {
  if (isBuiltin(specifier)) return specifier;
  if (specifier.startsWith('#test/')) return undefined;
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) return fileOf(path.resolve(path.dirname(from), specifier));
  return fileURLToPath(resolveFromBackend(specifier));
}

/**
 * Specs and their helpers are modules of Jest, new for each spec file. The built application and the packages that they import are
 * Node's, loaded once for each worker: Jest's registry takes four times as long to load them, and loads them for each file.
 * A spec that replaces modules needs Jest's own runtime, see jest-sources.mjs.
 */
module.exports = class NativeRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    // In Node's own realm, where the native modules live: a Date or an Error of one side is one of the other.
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModuleOrMock(from, specifier) {
    const isOurs = from.startsWith(BACKEND) && specifier !== '@jest/globals';
    const native = isOurs ? nativeModule(from, specifier) : undefined;
    return native ? require(native) : super.requireModuleOrMock(from, specifier);
  }
};
