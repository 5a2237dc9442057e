import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { MEMORY_SETTINGS } from '#src/launcher/memory-limits.js';

const ROOT = join(__dirname, '../../..');
const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions();
const argumentsOf = (keyword: string): string[] =>
  instructions.filter((instruction) => instruction.getKeyword() === keyword).map((found) => found.getArgumentsContent() ?? '');

describe('the Dockerfile', () => {
  it('has nothing that the linter finds', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM node\nRUNN x\nHEALTHCHECK CMD')).not.toEqual([]);
  });

  it('pins its images, runs without root, and says what a healthy container is', () => {
    for (const image of argumentsOf('FROM')) expect(image).toMatch(/^\S+:\d+\.\d+\.\d+\S* AS \w+$/);
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('HEALTHCHECK')).toEqual([expect.stringContaining('CMD node deploy/docker/healthcheck.mjs')]);
    expect(argumentsOf('CMD').join(' ').replaceAll(/[",]/g, '')).toContain(MEMORY_SETTINGS.NODE_OPTIONS);
  });

  it('copies and starts files that exist', () => {
    const copies = dockerfile.getCOPYs().filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'));
    const sources = copies.flatMap((copy) => copy.getArguments().slice(0, -1).map(String));
    const [, health = ''] = /node (\S+)/.exec(argumentsOf('HEALTHCHECK')[0] ?? '') ?? [];
    expect(sources).toEqual(['.', 'deploy/docker/build-ffmpeg.sh', 'deploy/docker/entrypoint.sh']);
    for (const file of [...sources, health]) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    const programs = [
      ...`${text}${readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')}`.matchAll(/backend\/dist\/([\w-]+)\.js/g),
    ];
    expect(programs.length).toBe(3);
    for (const [, name = ''] of programs) expect([name, existsSync(join(ROOT, `backend/src/${name}.ts`))]).toEqual([name, true]);
  });
});

describe('the entrypoint of the containers', () => {
  const ENTRYPOINT = join(ROOT, 'deploy/docker/entrypoint.sh');
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'shop-secrets-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(environment: Record<string, string>): Record<string, string> {
    const env = { PATH: process.env['PATH'], ...environment };
    const out = execFileSync('sh', [ENTRYPOINT, process.execPath, '-p', 'JSON.stringify(process.env)'], { env, stdio: 'pipe' });
    return JSON.parse(out.toString()) as Record<string, string>;
  }

  it('reads secrets from files, and puts a password with any character into the address', () => {
    const password = 'a@b/c:d&e $1 "f" %';
    writeFileSync(join(folder, 'password'), `${password}\n`);
    writeFileSync(join(folder, 'secret'), 'x=y');
    const env = run({
      APP_SECRET_FILE: join(folder, 'secret'),
      DATABASE_PASSWORD_FILE: join(folder, 'password'),
      DATABASE_URL: 'postgres://shop:@DATABASE_PASSWORD@@postgres:5432/shop',
    });
    expect(env).toMatchObject({ APP_SECRET: 'x=y' });
    expect(decodeURIComponent(new URL(env['DATABASE_URL'] ?? '').password)).toBe(password);
    expect(new URL(env['DATABASE_URL'] ?? '').host).toBe('postgres:5432');
    for (const name of ['APP_SECRET_FILE', 'DATABASE_PASSWORD_FILE', 'DATABASE_PASSWORD']) expect(env).not.toHaveProperty(name);
  });

  it('ends with a line that names the file that cannot be read', () => {
    expect(() => run({ APP_SECRET_FILE: join(folder, 'missing') })).toThrow(/APP_SECRET_FILE: .*missing cannot be read/);
  });
});
