import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';
import { OrderEvent, RefundedAmountChange } from '../../orders/index.js';
import type { EntryKind } from '../ledger-rules.js';

/** An amount of an artist. Rows are only added; a trigger refuses everything else. */
@Entity('ledger_entries')
@Index('ledger_entries_artist_idx', ['artistId', 'at', 'id'])
@Index('ledger_entries_at_idx', ['at'])
@Index('ledger_entries_order_item_id_idx', ['orderItemId'])
@Index('ledger_entries_payment_event_key', ['paymentEventId', 'orderItemId'], { unique: true })
@Index('ledger_entries_change_key', ['changeId', 'orderItemId'], { unique: true })
@Index('ledger_entries_reverses_key', ['reversesId'], { unique: true })
@Index('ledger_entries_request_key', ['requestId'], { unique: true })
@Check('ledger_entries_kind_check', `kind in ('sale', 'reversal', 'design-fee', 'deduction', 'adjustment', 'payout')`)
@Check(
  'ledger_entries_cause_check',
  `(kind = 'sale') = (payment_event_id is not null) and (kind = 'reversal') = (change_id is not null)
    and (kind in ('sale', 'reversal')) = (order_item_id is not null)
    and (kind in ('sale', 'reversal')) = (base_cents is not null)
    and (kind in ('sale', 'reversal')) = (request_id is null)`,
)
@Check(
  'ledger_entries_amount_check',
  `case kind
    when 'design-fee' then (cents > 0) = (reverses_id is null) and cents <> 0
    when 'deduction' then (cents < 0) = (reverses_id is null) and cents <> 0
    when 'payout' then (cents < 0) = (reverses_id is null) and cents <> 0
    when 'adjustment' then cents <> 0
    else reverses_id is null end`,
)
@Check('ledger_entries_payee_check', `sealed_payee is null or kind = 'payout' and reverses_id is null`)
@Check('ledger_entries_note_check', 'length(note) between 1 and 300')
export class LedgerEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ledger_entries_pkey' })
  id: string;

  /** Of the artist as sold; artists can be removed for good. */
  @Column({ type: 'uuid' })
  artistId: string;

  @Column({ type: 'text' })
  artistName: string;

  @Column({ type: 'text' })
  kind: EntryKind;

  /** The time of the cause. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  /** The effect on the balance. */
  @Column(centsColumn())
  cents: number;

  /** Of a sale and a reversal: the goods that the share is of. */
  @Column(centsColumn({ nullable: true }))
  baseCents: number | null;

  /** No foreign key: a change of a size can remove the item. */
  @Column({ type: 'uuid', nullable: true })
  orderItemId: string | null;

  /** Of a sale: the payment, or its undoing. An order with entries cannot be deleted. */
  @Column({ type: 'uuid', nullable: true })
  paymentEventId: string | null;

  @ManyToOne(() => OrderEvent, { nullable: true })
  @JoinColumn({ name: 'payment_event_id', foreignKeyConstraintName: 'ledger_entries_payment_event_id_fkey' })
  paymentEvent?: Relation<OrderEvent> | null;

  @Column({ type: 'uuid', nullable: true })
  changeId: string | null;

  @ManyToOne(() => RefundedAmountChange, { nullable: true })
  @JoinColumn({ name: 'change_id', foreignKeyConstraintName: 'ledger_entries_change_id_fkey' })
  change?: Relation<RefundedAmountChange> | null;

  /** The entry that this one takes back. */
  @Column({ type: 'uuid', nullable: true })
  reversesId: string | null;

  @ManyToOne(() => LedgerEntry, { nullable: true })
  @JoinColumn({ name: 'reverses_id', foreignKeyConstraintName: 'ledger_entries_reverses_id_fkey' })
  reverses?: Relation<LedgerEntry> | null;

  /** Random, of an entry by hand: the context in which its payee is sealed. Before, the id that the form sent. */
  @Column({ type: 'uuid', nullable: true })
  requestId: string | null;

  @Column({ type: 'text', nullable: true })
  reference: string | null;

  /** The day on which money was sent. */
  @Column({ type: 'date', nullable: true })
  sentOn: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Of a payment: who got it, and how. */
  @Column({ type: 'text', nullable: true })
  sealedPayee: string | null;

  /** 'system' or the name of an account. */
  @Column({ type: 'text' })
  actor: string;
}
