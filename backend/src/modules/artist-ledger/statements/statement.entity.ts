import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { centsColumn } from '#platform/money/cents-column.js';

/** What was printed for an artist when a month was closed. Rows are only added; a trigger refuses everything else. */
@Entity('statements')
@Index('statements_artist_key', ['artistId', 'month'], { unique: true })
@Index('statements_month_idx', ['month'])
@Index('statements_until_idx', ['until'])
@Check('statements_month_check', 'extract(day from month) = 1')
export class Statement {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'statements_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  artistId: string;

  @Column({ type: 'text' })
  artistName: string;

  /** Its first day. */
  @Column({ type: 'date' })
  month: string;

  /** The end of the month in the time zone that the shop had: the next month begins here. */
  @Column({ type: 'timestamptz' })
  until: Date;

  @Column(centsColumn())
  openingCents: number;

  @Column(centsColumn())
  closingCents: number;

  /** The `StatementContent` as JSON, sealed for this id. */
  @Column({ type: 'text' })
  sealedContent: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** The name of an account. */
  @Column({ type: 'text' })
  actor: string;
}
