import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The options of the form: general inquiry, artist collaboration, employment opportunity, partnership, media and press. */
export const CONTACT_SUBJECTS = ['general', 'artist', 'employment', 'partnership', 'media'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'contact_messages_pkey' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  subject: ContactSubject;

  @Column({ type: 'text' })
  message: string;

  @Index('contact_messages_created_at_idx')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** When an admin marked it as read. */
  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
