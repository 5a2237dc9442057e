import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { LaunchProducts, type ProductEditsView, RemoveProducts } from '../catalog/index.js';
import { sampleImages } from './sample-images.js';

/** Deletes the sample products that are left; they can be restored like every deleted product. */
@Injectable()
export class RemoveSamples {
  constructor(
    private readonly products: LaunchProducts,
    private readonly removeProducts: RemoveProducts,
  ) {}

  async execute(admin: Admin): Promise<ProductEditsView> {
    return this.removeProducts.execute(admin, await this.products.sampleIds(await sampleImages()));
  }
}
