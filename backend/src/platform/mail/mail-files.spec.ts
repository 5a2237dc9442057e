import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '#src/config.js';
import { createLogger } from '../logging.js';
import { openMailTransport } from './mail-transport.js';

it('a mail is written again when its folder was removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const transport = openMailTransport(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }), createLogger('silent'));
  const message = { to: ['ada@example.com'], subject: 'Order', text: 'Hello', html: '<p>Hello', key: 'order-received.1' };
  await transport.send(message);
  await rm(join(folder, 'mail'), { recursive: true });
  await expect(transport.send(message)).rejects.toThrow('ENOENT');
  await transport.send(message);
  expect(await readdir(join(folder, 'mail'))).toHaveLength(2);
  await rm(folder, { recursive: true });
});

it('mails in the development folder are readable by their owner only, also in a folder of an earlier release (threat 37)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  await mkdir(join(folder, 'mail'));
  await chmod(join(folder, 'mail'), 0o755);
  const transport = openMailTransport(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }), createLogger('silent'));
  await transport.send({ to: ['ada@example.com'], subject: 'Order', text: 'Hello', html: '<p>Hello', key: 'order-received.1' });
  const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(join(folder, 'mail'))).toBe('700');
  const files = await readdir(join(folder, 'mail'));
  expect(files).toHaveLength(2);
  for (const name of files) expect(await modeOf(join(folder, 'mail', name))).toBe('600');
  await rm(folder, { recursive: true });
});
