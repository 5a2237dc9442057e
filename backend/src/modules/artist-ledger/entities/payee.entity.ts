import type { PayeeMethod } from '@shop/contract/ways-to-pay';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { methodIdCheck } from '../../settings/index.js';

/** Who gets the money of an artist. Everything personal is sealed. */
@Entity('payees')
@Check('payees_method_check', methodIdCheck('method'))
@Check('payees_min_payout_cents_check', 'min_payout_cents >= 0')
export class Payee {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'payees_pkey' })
  artistId: string;

  @Column({ type: 'text' })
  sealed: string;

  @Column({ type: 'text' })
  method: PayeeMethod;

  @Column({ type: 'integer', default: 0 })
  minPayoutCents: number;

  @Column({ type: 'boolean', default: false })
  onHold: boolean;

  /** Incremented by every save, so that a save over another one is detected. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
