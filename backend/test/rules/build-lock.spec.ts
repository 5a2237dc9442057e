import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const SCRIPT = join(__dirname, '../../scripts/build-lock.mjs');

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-builds-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await ended(child);
  await rm(folder, { recursive: true });
});

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Started {
  child: ChildProcess;
  /** The next line that the process prints: "building", "built" or "kept", or what it waits for. */
  says: () => Promise<string>;
}

/** A process that builds until it reads a line, says whether it has built, and runs until it is ended. */
function start(options: { toRunIt: boolean; folder?: string }): Started {
  const program = `
    import { once } from 'node:events';
    import { withBuildLock } from ${JSON.stringify(SCRIPT)};
    const build = async () => {
      console.log('building');
      await once(process.stdin, 'data');
    };
    const isBuilt = await withBuildLock(build, ${JSON.stringify({ folder, ...options })});
    console.log(isBuilt ? 'built' : 'kept');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  const lines: Interface = createInterface({ input: child.stdout });
  const waits: Interface = createInterface({ input: child.stderr });
  const said: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const tell = (line: string): void => {
    const listener = listeners.shift();
    if (listener) listener(line);
    else said.push(line);
  };
  lines.on('line', tell);
  waits.on('line', tell);
  const says = (): Promise<string> => {
    const line = said.shift();
    return line === undefined ? new Promise((resolve) => listeners.push(resolve)) : Promise.resolve(line);
  };
  return { child, says };
}

const goOn = ({ child }: Started): void => void child.stdin?.write('\n');
const WAITS = 'Waiting for the build of another process ...';

describe('the build of a checkout', () => {
  it('is made by one process at a time, and left as it is while another one runs from it', async () => {
    const first = start({ toRunIt: true });
    expect(await first.says()).toBe('building');
    const second = start({ toRunIt: true });
    expect(await second.says()).toBe(WAITS);
    goOn(first);
    expect(await first.says()).toBe('built');
    expect(await second.says()).toBe('kept');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('is made again when the process that ran from it got a %s', async (signal) => {
    const shop = start({ toRunIt: true });
    expect(await shop.says()).toBe('building');
    goOn(shop);
    expect(await shop.says()).toBe('built');
    shop.child.kill(signal);
    await once(shop.child, 'exit');
    expect(await start({ toRunIt: true }).says()).toBe('building');
  });

  it('is made by a command that only builds, also beside a process that runs from it', async () => {
    const shop = start({ toRunIt: true });
    expect(await shop.says()).toBe('building');
    goOn(shop);
    expect(await shop.says()).toBe('built');
    expect(await start({ toRunIt: false }).says()).toBe('building');
  });

  it('is run as it is by an account that may not write there', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await start({ toRunIt: true, folder: join(file, 'builds') }).says()).toBe('kept');
  });

  it('does not wait for a process that was killed while it built', async () => {
    const killed = start({ toRunIt: true });
    expect(await killed.says()).toBe('building');
    await ended(killed.child);
    const next = start({ toRunIt: true });
    expect(await next.says()).toBe(WAITS);
    expect(await next.says()).toBe('building');
  });

  it('does not take a process with a number that was given again for the one that ran from it', async () => {
    await mkdir(join(folder, 'users'));
    await writeFile(join(folder, 'users', String(process.pid)), `${process.pid} 1`);
    expect(await start({ toRunIt: true }).says()).toBe('building');
    await expect(readFile(join(folder, 'users', String(process.pid)))).rejects.toThrow('ENOENT');
  });
});
