import type { DataSource } from 'typeorm';
import { givenProduct } from '../support/builders/catalog.js';
import type { ChaosDraft } from './names-of-draft.js';
import type { ChaosProduct } from './shopper.js';

/** Shoppers share one mailbox, so that they race for the pieces that it may order. */
const MAX_PER_ORDER = 4;
const OPENS_AFTER_SECONDS = 3;

/** One of the products opens while the shoppers run, one is limited, and another one is a draft, which is returned. */
export async function givenDrops(db: DataSource, seed: number, products: readonly ChaosProduct[]): Promise<ChaosDraft> {
  const [drop, limited] = products.slice(-2).map(({ productId }) => productId);
  const moment = `clock_timestamp() + interval '${OPENS_AFTER_SECONDS} seconds'`;
  await db.query(`update products set buyable_from = ${moment} where id = $1`, [drop]);
  await db.query('update products set most_per_order = $2 where id = $1', [limited, MAX_PER_ORDER]);
  const name = `Undrawn ${seed}`;
  const { id } = await givenProduct(db, { name, stockQuantity: 50 });
  await db.query(`update products set state = 'draft' where id = $1`, [id]);
  return { id, name };
}
