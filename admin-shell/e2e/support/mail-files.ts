import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface MailFile {
  /** Of the file in the folder, without `.html`. */
  name: string;
  /** Its addresses, subject and plain text. */
  text: string;
}

/** The emails that the worker of a shop in `dataDir` has written to the development mail folder, of the kinds that start with `kind`. */
export async function mailFiles(dataDir: string, kind = ''): Promise<MailFile[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(kind) && file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.html$/, ''),
      text: textOf(await readFile(join(folder, file), 'utf8')),
    })),
  );
}

/** Empty for a page that is not written to its end. */
function textOf(page: string): string {
  const text = /<pre[^>]*>([^<]*)<\/pre>\n$/.exec(page)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
