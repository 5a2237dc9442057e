import { Injectable } from '@nestjs/common';
import { readCatalog, storedName } from '@shop/demo';
import { keepResult } from '#platform/keep-result.js';
import { OpeningProducts } from '../catalog/index.js';
import { ShopSettings } from '../settings/index.js';
import { openingOf } from './opening-rules.js';
import type { OpeningView } from './opening.view.js';
import { ServerReadiness } from './server-readiness.js';

/** "Before you open": what a new shop still needs. */
@Injectable()
export class CheckReadiness {
  private readonly sampleImages = keepResult(sampleImages);

  constructor(
    private readonly settings: ShopSettings,
    private readonly products: OpeningProducts,
    private readonly serverReadiness: ServerReadiness,
  ) {}

  async execute(): Promise<OpeningView> {
    const [readiness, shop, products, server] = await Promise.all([
      this.settings.readiness(),
      this.settings.current(),
      this.products.count(await this.sampleImages()),
      this.serverReadiness.execute(),
    ]);
    return openingOf({
      ...readiness,
      ...server,
      publishedPages: shop.pages.map(({ slug }) => slug),
      sampleProducts: products.samples,
      sellableProducts: products.sellable,
      unsizedGarments: products.unsizedGarments,
    });
  }
}

/** The main images of the products that a demo shop starts with. */
async function sampleImages(): Promise<string[]> {
  const { products } = await readCatalog();
  return products.flatMap(({ images: [main] }) => (main === undefined ? [] : [`/api/images/${storedName(main)}`]));
}
