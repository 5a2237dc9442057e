import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { productNotFound } from '../catalog.errors.js';
import { StoredProducts } from '../products/stored-products.queries.js';
import { PreviewLinks } from './preview-links.js';

/** Answers the two reads of a product's page to whoever has a preview link; nobody may keep them. */
@Injectable()
export class ProductPreviews {
  constructor(
    private readonly links: PreviewLinks,
    private readonly products: StoredProducts,
  ) {}

  /** 404 for a wrong or old token, and for a product that was deleted. */
  async send(reply: FastifyReply, read: 'detail' | 'images', productId: string, token: unknown): Promise<void> {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const isValid = typeof token === 'string' && this.links.isValid(productId, token);
    const answer = isValid ? await this.products[read](productId) : undefined;
    if (!answer) throw productNotFound();
    await reply.send(answer);
  }
}
