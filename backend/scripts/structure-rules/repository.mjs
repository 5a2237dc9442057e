import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The text files of a repository, by path relative to its root. Reads and parses each file once. */
export class Repository {
  #texts = new Map();
  #parsed = new Map();
  #load;

  constructor(files, load) {
    this.files = files;
    this.#load = load;
  }

  /** The tracked and the new files below `root`; ignored files are left out. */
  static open(root) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const files = [...new Set(listed.split('\0'))].filter((file) => file && existsSync(join(root, file)));
    return new Repository(files, (file) => readFileSync(join(root, file), 'utf8'));
  }

  /** A repository in memory: path -> text. */
  static of(texts) {
    return new Repository(Object.keys(texts), (file) => texts[file]);
  }

  read(file) {
    if (!this.#texts.has(file)) this.#texts.set(file, this.#load(file));
    return this.#texts.get(file);
  }

  /** The syntax tree and the imports of a file, as oxc-parser returns them. */
  parse(file) {
    if (!this.#parsed.has(file)) {
      const { program, module } = parseSync(file, this.read(file));
      this.#parsed.set(file, { program, imports: module.staticImports });
    }
    return this.#parsed.get(file);
  }

  /** "file:line" of a position. */
  at(file, position) {
    return `${file}:${this.read(file).slice(0, position).split('\n').length}`;
  }
}
