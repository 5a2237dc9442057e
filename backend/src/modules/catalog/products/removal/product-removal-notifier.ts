import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Tx } from '#platform/database/transactions.js';
import { ProductRemovalListener } from './product-removal-listener.js';

/** All `ProductRemovalListener`s of the application, called one after the other. */
@Injectable()
export class ProductRemovalNotifier {
  constructor(private readonly discovery: DiscoveryService) {}

  async beforeRemoval(tx: Tx, productId: string): Promise<void> {
    for (const listener of this.all()) await listener.beforeRemoval(tx, productId);
  }

  async beforeRetirement(tx: Tx, variantIds: readonly string[]): Promise<void> {
    for (const listener of this.all()) await listener.beforeRetirement(tx, variantIds);
  }

  private all(): ProductRemovalListener[] {
    const providers = this.discovery.getProviders().map(({ instance }): unknown => instance);
    return providers.filter((provider) => provider instanceof ProductRemovalListener);
  }
}
