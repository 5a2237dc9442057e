import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gap-free number series: the row is locked by the insert that uses the number. */
@Entity('counters')
export class Counter {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'counters_pkey' })
  name: string;

  @Column({ type: 'integer', default: 0 })
  value: number;
}
