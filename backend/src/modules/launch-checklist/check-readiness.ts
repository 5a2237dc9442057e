import { Injectable } from '@nestjs/common';
import { LaunchProducts } from '../catalog/index.js';
import { CurrentPrices } from '../pricing/index.js';
import { ShopSettings } from '../settings/index.js';
import { launchChecklistOf } from './launch-steps.js';
import type { LaunchChecklistView } from './launch-checklist.view.js';
import { sampleImages } from './sample-images.js';
import { ServerReadiness } from './server-readiness.js';

/** "Before you open": what a new shop still needs. */
@Injectable()
export class CheckReadiness {
  constructor(
    private readonly settings: ShopSettings,
    private readonly products: LaunchProducts,
    private readonly serverReadiness: ServerReadiness,
    private readonly prices: CurrentPrices,
  ) {}

  async execute(): Promise<LaunchChecklistView> {
    const [readiness, shop, products, server, isTaxed] = await Promise.all([
      this.settings.readiness(),
      this.settings.current(),
      this.products.count(await sampleImages()),
      this.serverReadiness.execute(),
      this.prices.isTaxed(),
    ]);
    return launchChecklistOf({
      ...readiness,
      ...server,
      taxIsDecided: readiness.taxIsDecided || isTaxed,
      publishedPages: shop.pages.map(({ slug }) => slug),
      sampleProducts: products.samples,
      sellableProducts: products.sellable,
      unsizedGarments: products.unsizedGarments,
    });
  }
}
