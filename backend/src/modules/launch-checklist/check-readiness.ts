import { Injectable } from '@nestjs/common';
import { readCatalog, storedName } from '@shop/demo';
import { memoizeAsync } from '#platform/memoize-async.js';
import { LaunchProducts } from '../catalog/index.js';
import { ShopSettings } from '../settings/index.js';
import { launchChecklistOf } from './launch-steps.js';
import type { LaunchChecklistView } from './launch-checklist.view.js';
import { ServerReadiness } from './server-readiness.js';

/** "Before you open": what a new shop still needs. */
@Injectable()
export class CheckReadiness {
  private readonly sampleImages = memoizeAsync(sampleImages);

  constructor(
    private readonly settings: ShopSettings,
    private readonly products: LaunchProducts,
    private readonly serverReadiness: ServerReadiness,
  ) {}

  async execute(): Promise<LaunchChecklistView> {
    const [readiness, shop, products, server] = await Promise.all([
      this.settings.readiness(),
      this.settings.current(),
      this.products.count(await this.sampleImages()),
      this.serverReadiness.execute(),
    ]);
    return launchChecklistOf({
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
