import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A note of staff about the person of an email address; the person never sees it. */
@Entity('customer_notes')
@Check('customer_notes_email_check', 'email = lower(email)')
@Check('customer_notes_text_check', 'char_length(text) between 1 and 1000')
@Index('customer_notes_email_idx', ['email', 'createdAt'])
export class CustomerNote {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'customer_notes_pkey' })
  id: string;

  /** In lower case. */
  @Column({ type: 'text' })
  email: string;

  /** A copy of the username, because the note outlives the account. */
  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
