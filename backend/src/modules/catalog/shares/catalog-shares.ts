import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { artistNotFound, productNotFound } from '../catalog.errors.js';
import { type ChangedShare, LOCK_ARTISTS, LOCK_PRODUCT, SET_ARTIST_SHARES, SET_PRODUCT_SHARE } from './catalog-shares.queries.js';

/** The part of a sale that goes to the artist, in basis points. A sale keeps the one of its day. */
@Injectable()
export class CatalogShares {
  /** Returns the artists whose share has changed. Throws 404 if one of them does not exist. */
  async setOfArtists(tx: Tx, ids: readonly string[], shareBps: number | null): Promise<ChangedShare[]> {
    const artists = await LOCK_ARTISTS.rows(tx, ids);
    if (artists.length < new Set(ids).size) throw artistNotFound();
    await SET_ARTIST_SHARES.execute(tx, ids, shareBps);
    return artists.filter(({ before }) => before !== shareBps);
  }

  /** Null: the share of the artist. Returns undefined when nothing changes. Throws 404. */
  async setOfProduct(tx: Tx, id: string, shareBps: number | null): Promise<ChangedShare | undefined> {
    const product = await LOCK_PRODUCT.first(tx, id);
    if (!product) throw productNotFound();
    if (product.before === shareBps) return undefined;
    await SET_PRODUCT_SHARE.execute(tx, id, shareBps);
    return product;
  }
}
