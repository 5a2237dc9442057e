import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gap-free number sequence: the transaction that uses a number holds the row's lock. */
@Entity('counters')
export class Counter {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'counters_pkey' })
  name: string;

  @Column({ type: 'integer', default: 0 })
  value: number;
}
