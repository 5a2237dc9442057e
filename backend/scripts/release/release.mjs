// `npm run release -- 1.2.3`: makes the working tree that release. Sets the version, closes "Unreleased" in CHANGELOG.md, and writes
// backend/test/release/released.json, what the next release must keep working for. Prints the notes and the commands that commit and tag.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeUnreleased } from './changelog.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const VERSIONED = ['package.json', 'package-lock.json'];
const [version] = process.argv.slice(2);

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

function run(command, args, cwd, env = {}) {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; "git restore ." undoes what is written`);
}

function release() {
  const changelog = join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  const { text, notes } = closeUnreleased(readFileSync(changelog, 'utf8'), version, day);
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove what is not committed first (git status)');
  const commit = git('rev-parse', 'HEAD');

  writeFileSync(changelog, text);
  for (const file of VERSIONED) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    // The first two of the lock file are the root's own.
    let left = file === 'package.json' ? 1 : 2;
    writeFileSync(
      path,
      before.replace(/("version": ")\d+\.\d+\.\d+"/g, (found, start) => (left-- > 0 ? `${start}${version}"` : found)),
    );
  }
  run('npm', ['run', '-s', 'build'], root);
  run('npx', ['jest', '-i', 'test/release/main-paths.spec.ts'], join(root, 'backend'), { RECORD_RELEASE: commit });
  run('npx', ['oxfmt', 'backend/test/release/released.json'], root);
  process.stdout.write(`\n${notes}\n
Released ${version} in the working tree, from ${commit}. Look at it, then:

  git add --all && git commit --message "chore(release): ${version}"
  git tag --annotate v${version} --message "${version}"
  git push --follow-tags
`);
}

try {
  release();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
