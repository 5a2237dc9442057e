import { Inject, Injectable } from '@nestjs/common';
import { readCatalog, storedName } from '@shop/demo';
import type { Config } from '#src/config.js';
import { deploymentWarnings } from '#src/config/deployment-warnings.js';
import { keepResult } from '#platform/keep-result.js';
import { CONFIG } from '#platform/tokens.js';
import { SecondFactors } from '../auth/index.js';
import { OpeningProducts } from '../catalog/index.js';
import { TestMailHistory } from '../mail/index.js';
import { ScheduledBackups } from '../operations/index.js';
import { PaymentGateway, WebhookHistory } from '../payments/index.js';
import { ShopSettings } from '../settings/index.js';
import { openingOf } from './opening-rules.js';
import type { OpeningView } from './opening.view.js';

/** "Before you open": what a new shop still needs. */
@Injectable()
export class CheckReadiness {
  private readonly sampleImages = keepResult(sampleImages);

  constructor(
    private readonly settings: ShopSettings,
    private readonly testMails: TestMailHistory,
    private readonly webhooks: WebhookHistory,
    private readonly gateway: PaymentGateway,
    private readonly products: OpeningProducts,
    private readonly backups: ScheduledBackups,
    private readonly secondFactors: SecondFactors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(): Promise<OpeningView> {
    const [readiness, shop, mailHasArrived, webhookHeard, products, ownersHaveSecondFactor, backupIsFresh] = await Promise.all([
      this.settings.readiness(),
      this.settings.current(),
      this.testMails.hasArrived(),
      this.webhooks.hasReceived(),
      this.products.count(await this.sampleImages()),
      this.secondFactors.ofAllOwners(),
      this.backups.isFresh(),
    ]);
    return openingOf({
      ...readiness,
      mailHasArrived: this.config.SMTP_URL !== undefined && mailHasArrived,
      publicOrigin: this.config.PUBLIC_ORIGIN,
      settingWarnings: deploymentWarnings(this.config),
      webhookHeard: this.gateway.mode === 'stripe' && webhookHeard,
      publishedPages: shop.pages.map(({ slug }) => slug),
      sampleProducts: products.samples,
      sellableProducts: products.sellable,
      unsizedGarments: products.unsizedGarments,
      ownersHaveSecondFactor,
      backupIsFresh,
    });
  }
}

/** The main images of the products that a demo shop starts with. */
async function sampleImages(): Promise<string[]> {
  const { products } = await readCatalog();
  return products.flatMap(({ images: [main] }) => (main === undefined ? [] : [`/api/images/${storedName(main)}`]));
}
