import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { JobName } from '#src/jobs.js';

/** Every email about an order, and the job that sends it. */
export const ORDER_MAIL_JOBS = {
  'order-received': 'mail.order-received',
  'payment-received': 'mail.payment-received',
  'payment-reminder': 'mail.payment-reminder',
  shipped: 'mail.shipped',
  cancelled: 'mail.cancelled',
  refunded: 'mail.refunded',
} as const satisfies Record<string, JobName>;

export type OrderMailKind = keyof typeof ORDER_MAIL_JOBS;
export const ORDER_MAIL_KINDS = Object.keys(ORDER_MAIL_JOBS) as OrderMailKind[];

export type MailKind =
  | OrderMailKind
  | 'alert-available'
  | 'alert-confirm'
  | 'contact-message'
  | 'contact-reply'
  | 'invoice'
  | 'invoice-reminder'
  | 'handle-changed'
  | 'order-notice'
  | 'payment-notice'
  | 'reset-link'
  | 'sign-ins-slowed'
  | 'size-changed'
  | 'sold-out-notice'
  | 'test';

/** One email about one subject. The unique key on kind and subject is what keeps an email from being sent twice. */
@Entity('mails')
@Unique('mails_kind_subject_id_key', ['kind', 'subjectId'])
@Index('mails_unsent_idx', ['createdAt'], { where: 'sent_at is null' })
@Check('mails_attempts_check', 'attempts >= 0')
export class Mail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' })
  id: string;

  @Column({ type: 'text' })
  kind: MailKind;

  /** Id of the order, refund, reset link, activity, contact message or reply, alert, or of one sending of an invoice or confirmation. */
  @Column({ type: 'uuid' })
  subjectId: string;

  /** The address that the admin corrected; null: the address of the order, invoice or shop. */
  @Column({ type: 'text', nullable: true })
  recipient: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  /** A worker is sending the email until then. */
  @Column({ type: 'timestamptz', nullable: true })
  leasedUntil: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
