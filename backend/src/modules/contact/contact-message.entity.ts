import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The options of the form, as the shopper reads them. */
export const CONTACT_SUBJECT_LABELS = {
  general: 'General Inquiry',
  artist: 'Artist Collaboration',
  employment: 'Employment Opportunity',
  partnership: 'Partnership',
  media: 'Media & Press',
} as const;

export type ContactSubject = keyof typeof CONTACT_SUBJECT_LABELS;
export const CONTACT_SUBJECTS = Object.keys(CONTACT_SUBJECT_LABELS) as ContactSubject[];

@Entity('contact_messages')
@Index('contact_messages_email_idx', { synchronize: false })
@Index('contact_messages_inbox_idx', ['createdAt'], { where: 'archived_at is null' })
@Index('contact_messages_search_text_idx', { synchronize: false })
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

  /** When an admin put it away. */
  @Column({ type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  /** The username of who writes a reply, until `answeringUntil`. */
  @Column({ type: 'text', nullable: true })
  answeringBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeringUntil: Date | null;

  /** Name, email, text and replies in lower case and without accents, written by a trigger. */
  @Column({ type: 'text', default: '', select: false, insert: false, update: false })
  searchText: string;
}
