import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { noPayee, payeeOnHold, payoutAboveBalance } from '../artist-ledger.errors.js';
import { Payee } from '../entities/payee.entity.js';
import { PaidPayees } from '../payees/paid-payees.js';
import { Payees } from '../payees/payees.js';
import { BALANCE_OF } from './entries.queries.js';

interface Payout {
  artistId: string;
  cents: number;
  requestId: string;
  /** Above the balance. */
  advance: boolean;
}

/** Who may be paid how much now. */
@Injectable()
export class Payouts {
  constructor(
    private readonly payees: Payees,
    private readonly paidPayees: PaidPayees,
  ) {}

  /** Who gets it, sealed; null when that cannot be read. Throws 409. Call it under the lock of the artist, after posting. */
  async payeeOf(tx: Tx, { artistId, cents, requestId, advance }: Payout): Promise<string | null> {
    const row = await tx.getRepository(Payee).findOneBy({ artistId });
    if (!row) throw noPayee();
    if (row.onHold) throw payeeOnHold();
    const balance = (await BALANCE_OF.first(tx, artistId))?.cents ?? 0;
    if (cents > balance && !advance) throw payoutAboveBalance(balance);
    const payee = this.payees.open(row);
    return 'unreadable' in payee ? null : this.paidPayees.seal(requestId, payee);
  }
}
