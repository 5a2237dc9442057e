import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
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
  expect(await readdir(join(folder, 'mail'))).toEqual(['order-received.1.html']);
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
  expect(files).toEqual(['order-received.1.html']);
  for (const name of files) expect(await modeOf(join(folder, 'mail', name))).toBe('600');
  await rm(folder, { recursive: true });
});

it('a mail is one page with its addresses, subject and plain text as text, beside its attachments', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const transport = openMailTransport(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }), createLogger('silent'));
  const attachments = [{ name: 'INV-2026-0001.pdf', bytes: Buffer.from('%PDF-') }];
  const to = ['ada@example.com', 'grace@example.com'];
  await transport.send({
    to,
    subject: '<b>',
    text: 'Pants & <script>',
    html: '<p>Pants &amp; &lt;',
    key: 'invoice.1',
    attachments,
  });
  expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(['invoice.1.INV-2026-0001.pdf', 'invoice.1.html']);
  expect(await readFile(join(folder, 'mail/invoice.1.INV-2026-0001.pdf'), 'utf8')).toBe('%PDF-');
  const page = await readFile(join(folder, 'mail/invoice.1.html'), 'utf8');
  expect(page).toBe(`<p>Pants &amp; &lt;
<pre style="white-space:pre-wrap">To: ada@example.com, grace@example.com
Subject: &lt;b>

Pants &amp; &lt;script></pre>
`);
  await rm(folder, { recursive: true });
});

it('a mail that can be stopped with one click shows its headers below the subject', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-mail-'));
  const transport = openMailTransport(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }), createLogger('silent'));
  const message = { to: ['ada@example.com'], subject: 'Back', text: 'Hello', html: '<p>Hello', key: 'alert.1' };
  await transport.send({ ...message, unsubscribeUrl: 'https://shop.example/stop?t=1' });
  expect(await readFile(join(folder, 'mail', 'alert.1.html'), 'utf8')).toContain(
    'Subject: Back\nList-Unsubscribe: &lt;https://shop.example/stop?t=1>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\nHello',
  );
  await rm(folder, { recursive: true });
});
