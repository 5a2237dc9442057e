import { Injectable } from '@nestjs/common';
import { importable, type ImportableProduct } from './parsing/importable.js';
import { type PageReading, readPage } from './parsing/read-page.js';
import { readSharedText } from './parsing/share-text.js';
import { productIdOf, productPage, type TiktokLink } from './parsing/tiktok-links.js';
import { notATiktokLink, pageNotImportable } from './tiktok-import.errors.js';
import { type ServedPage, TiktokPages } from './tiktok-pages.js';

/** Finds the product behind a pasted text. */
@Injectable()
export class FindProduct {
  constructor(private readonly pages: TiktokPages) {}

  /**
   * Reads `pageSource`, or requests the linked page from TikTok; a video leads to the page of its product. Throws an
   * AppError with the reason and the fields that were found.
   */
  async execute(sharedText: string, pageSource: string | null): Promise<ImportableProduct> {
    const shared = readSharedText(sharedText);
    if (!shared) throw notATiktokLink();
    const served = pageSource === null ? await this.pages.page(shared.link.url) : pasted(pageSource, shared.link);
    const reading = readServed(served, shared.words);
    const linkedId = shared.link.kind === 'product' ? shared.link.productId : productIdOf(served.address);
    if (reading.kind !== 'video') return accepted(reading, linkedId);
    const productReading = readServed(await this.pages.page(productPage(reading.productId)), undefined);
    return accepted({ ...productReading, found: { ...reading.found, ...productReading.found } }, reading.productId);
  }
}

function pasted(html: string, link: TiktokLink): ServedPage {
  return { html, address: new URL(link.url), status: 200 };
}

/** An error status says more about the reason than the content of the page. */
function readServed({ html, address, status }: ServedPage, words: string | undefined): PageReading {
  const reading = readPage(html, address, words);
  if (reading.kind !== 'problem' || status === 200) return reading;
  if (status === 404 || status === 410) return { ...reading, problem: 'unavailable' };
  return reading.problem === 'not-understood' ? { ...reading, problem: 'blocked' } : reading;
}

function accepted(reading: PageReading, linkedId: string | undefined): ImportableProduct {
  const sourceUrl = linkedId === undefined ? null : productPage(linkedId);
  if (reading.kind === 'problem') throw pageNotImportable(reading.problem, reading.found, sourceUrl);
  const product = importable(reading.found, linkedId);
  if (typeof product === 'string') throw pageNotImportable(product, reading.found, sourceUrl);
  return product;
}
