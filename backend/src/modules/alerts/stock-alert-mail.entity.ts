import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that asked for a confirmation, without its address; kept for the day in which it counts. */
@Entity('stock_alert_mails')
@Index('stock_alert_mails_mailbox_idx', ['mailbox', 'mailedAt'])
export class StockAlertMail {
  /** The `sendingId` of the event. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'stock_alert_mails_pkey' })
  id: string;

  /** A keyed hash, so that it counts on when the address is erased. */
  @Column({ type: 'text' })
  mailbox: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  mailedAt: Date;
}
