import { Injectable } from '@nestjs/common';
import { importable, type ImportableProduct } from './parsing/importable.js';
import { type PageReading, readPage } from './parsing/read-page.js';
import { readSharedText } from './parsing/share-text.js';
import { productIdOf, productPage, type TiktokLink } from './parsing/tiktok-links.js';
import { notATiktokLink, pageRefused } from './tiktok-import.errors.js';
import { type ServedPage, TiktokPages } from './tiktok-pages.js';

/** From a pasted text to a product that may be created. */
@Injectable()
export class FindProduct {
  constructor(private readonly pages: TiktokPages) {}

  /**
   * Asks TikTok for the page, or reads the one that staff pasted; a video leads to its product's page. Throws a AppError
   * that names the reason, with what was found so far.
   */
  async find(sharedText: string, pageSource: string | null): Promise<ImportableProduct> {
    const shared = readSharedText(sharedText);
    if (!shared) throw notATiktokLink();
    const served = pageSource === null ? await this.pages.page(shared.link.url) : pasted(pageSource, shared.link);
    const reading = readServed(served, shared.words);
    const linkedId = shared.link.kind === 'product' ? shared.link.productId : productIdOf(served.address);
    if (reading.kind !== 'video') return accepted(reading, linkedId);
    const product = await this.pages.page(productPage(reading.productId));
    const own = readServed(product, undefined);
    return accepted({ ...own, found: { ...reading.found, ...own.found } }, reading.productId);
  }
}

function pasted(html: string, link: TiktokLink): ServedPage {
  return { html, address: new URL(link.url), status: 200 };
}

/** A page that was refused by its status says so more clearly than its content. */
function readServed({ html, address, status }: ServedPage, words: string | undefined): PageReading {
  const reading = readPage(html, address, words);
  if (reading.kind !== 'trouble' || status === 200) return reading;
  const trouble =
    status === 404 || status === 410 ? 'unavailable' : reading.trouble === 'not-understood' ? 'blocked' : reading.trouble;
  return { ...reading, trouble };
}

function accepted(reading: PageReading, linkedId: string | undefined): ImportableProduct {
  const sourceUrl = linkedId === undefined ? null : productPage(linkedId);
  if (reading.kind === 'trouble') throw pageRefused(reading.trouble, reading.found, sourceUrl);
  const product = importable(reading.found, linkedId);
  if (typeof product === 'string') throw pageRefused(product, reading.found, sourceUrl);
  return product;
}
