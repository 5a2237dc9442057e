import { Injectable } from '@nestjs/common';
import { query } from '#platform/database/sql.js';
import type { Tx } from '#platform/database/transactions.js';
import { unknownChoice } from '../../catalog.errors.js';

interface Links {
  categoryId: string;
  artistId?: string | null;
}

/** The category and the artist that a product names. */
@Injectable()
export class ProductLinks {
  /** 400 unless both are there; they stay until `tx` ends. */
  async assertReferencesExist(tx: Tx, { categoryId, artistId }: Links): Promise<void> {
    if (!(await this.holds(tx, 'categories', categoryId))) throw unknownChoice('categoryId', 'Category not found');
    if (artistId && !(await this.holds(tx, 'artists', artistId))) throw unknownChoice('artistId', 'Artist not found');
  }

  private async holds(tx: Tx, table: 'categories' | 'artists', id: string): Promise<boolean> {
    const found = await query(tx, `select id from ${table} where id = $1 for key share`, [id]);
    return found.length > 0;
  }
}
