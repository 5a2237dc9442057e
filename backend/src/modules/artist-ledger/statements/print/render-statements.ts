import { setImmediate as turn } from 'node:timers/promises';
import { startDocument } from '#platform/pdf/print-page.js';
import { drawBody } from './draw-body.js';
import type { PageBody } from './page-body.js';

interface Printed {
  title: string;
  shopName: string;
  /** The same content and moment make the same bytes. */
  at: Date;
}

/** One US Letter page for each body. Other work of the process gets a turn between pages. */
export async function renderStatements(bodies: readonly PageBody[], { title, shopName, at }: Printed): Promise<Buffer> {
  const { page, bytes } = await startDocument({ Title: title, Author: shopName, CreationDate: at });
  for (const [index, body] of bodies.entries()) {
    if (index > 0) {
      page.document.addPage();
      await turn();
    }
    drawBody(page, body);
  }
  page.document.end();
  return bytes;
}
