import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { givenProduct } from '../../support/builders/catalog.js';
import { startProcess } from '../../support/children/child-process.js';
import { flatPng } from '../../support/files/png.js';
import type { FaultShop } from './fault-shop.js';
import { Shoppers } from './shoppers.js';

const run = promisify(execFile);
const DISK_SIZE = '4m';
const WITHOUT_OBJECT_STORE = { S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

/**
 * An API whose files are on a disk of 4 MB without space: uploads are 507, the rest goes on, and uploads work again once
 * there is space. Returns what went wrong; undefined where this user must not mount a disk.
 */
export async function runDiskFull(shop: FaultShop): Promise<string[] | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk]);
  } catch {
    await rm(disk, { recursive: true });
    return undefined;
  }
  const api = await startProcess('src/main.ts', shop.config, { ...WITHOUT_OBJECT_STORE, DATA_DIR: disk });
  try {
    return await play(shop, `http://127.0.0.1:${api.port}`, disk);
  } finally {
    api.child.kill('SIGKILL');
    await api.ended;
    await run('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

async function play(shop: FaultShop, origin: string, disk: string): Promise<string[]> {
  const admin = await shop.signIn(origin);
  const product = await givenProduct(shop.db, { stockQuantity: 10 });
  const shoppers = new Shoppers({ origin }, { product, quantity: 1 });
  const before = await upload(origin, admin);
  const filler = join(disk, 'filler');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(filler, Buffer.alloc(bavail * bsize));
  const full = await upload(origin, admin);
  const sells = await shoppers.buy();
  await rm(filler);
  const after = await upload(origin, admin);
  const statuses = [before, full, after].join(' ');
  return [
    ...(statuses === '200 507 200' ? [] : [`uploads before, during and after: ${statuses} instead of 200 507 200`]),
    ...(sells ? [] : ['no order during the fault']),
  ];
}

/** The status of an upload. */
async function upload(origin: string, admin: { authorization: string }): Promise<number> {
  const asked = await fetch(`${origin}/api/objects/upload`, { method: 'POST', headers: admin });
  const { uploadURL } = (await asked.json()) as { uploadURL: string };
  const { status } = await fetch(new URL(new URL(uploadURL).pathname + new URL(uploadURL).search, origin), {
    method: 'PUT',
    body: new Uint8Array(await flatPng(400, 300)),
    headers: { 'content-type': 'image/png' },
  });
  return status;
}
