import { Inject, Injectable } from '@nestjs/common';
import { pipelined, type Tx } from '#platform/database/transactions.js';
import { type Claim, type ClaimedOrder, CLAIMS } from './claim.js';

/** All that an order takes besides money. Every order locks in the same order, so that two of them cannot deadlock. */
@Injectable()
export class OrderClaims {
  constructor(@Inject(CLAIMS) private readonly claims: readonly Claim[]) {}

  /** In one round trip. Throws the error of the first claim in the list that fails; the caller must then roll `tx` back. */
  async take(tx: Tx, order: ClaimedOrder): Promise<void> {
    await pipelined(...this.claims.map((claim) => claim.take(tx, order)));
  }

  /** The last that was taken first. */
  async release(tx: Tx, order: { id: string }): Promise<void> {
    for (const claim of this.claims.toReversed()) await claim.release(tx, order);
  }
}
