import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One mail to one person about one thing: there is never a second row for the same kind and subject. */
@Entity('mails')
@Unique('mails_once_key', ['kind', 'subjectId'])
@Check('mails_attempts_check', 'attempts >= 0')
export class Mail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: string;

  /** Id of the order, message or sending of an invoice it is about. */
  @Column({ type: 'uuid' })
  subjectId: string;

  /** Set when staff corrected the address; null: the address of the order, invoice or staff. */
  @Column({ type: 'text', nullable: true })
  recipient: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  /** While in the future, a worker is sending it. */
  @Column({ type: 'timestamptz', nullable: true })
  leasedUntil: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
