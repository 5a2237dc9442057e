import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Tx } from '#platform/database/transactions.js';
import { mostPerOrder, notYet } from '../catalog/index.js';
import { ShopSettings } from '../settings/index.js';
import { SALE_LIMIT } from './sale-limits.queries.js';

interface MorePieces {
  sessionId: string;
  productId: string;
  /** How many pieces the cart would get; a cart may always lose some. */
  more: number;
}

/** When a product may be put into a cart, and how many pieces of it. */
@Injectable()
export class SaleLimits {
  constructor(private readonly settings: ShopSettings) {}

  /** Throws 409 NOT_YET or MOST_PER_ORDER. */
  async assertMayGet(db: DataSource | Tx, { sessionId, productId, more }: MorePieces): Promise<void> {
    const rule = more > 0 ? await SALE_LIMIT.first(db, productId, sessionId) : undefined;
    if (!rule) return;
    const { opensAt, mostPerOrder: most, held, ...product } = rule;
    if (opensAt) throw notYet({ ...product, opensAt }, (await this.settings.values()).timeZone);
    if (most !== null && held + more > most) throw mostPerOrder({ ...product, mostPerOrder: most });
  }
}
