import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scan } from './scan.mjs';

/** The text files of a repository, by path relative to its root. Reads and scans each file once. */
export class Repository {
  #texts = new Map();
  #scans = new Map();
  #paths;
  #load;

  constructor(files, load) {
    this.files = files;
    this.#paths = new Set(files);
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

  has(file) {
    return this.#paths.has(file);
  }

  read(file) {
    if (!this.#texts.has(file)) this.#texts.set(file, this.#load(file));
    return this.#texts.get(file);
  }

  json(file) {
    return JSON.parse(this.read(file));
  }

  scan(file) {
    if (!this.#scans.has(file)) this.#scans.set(file, scan(this.read(file)));
    return this.#scans.get(file);
  }
}
