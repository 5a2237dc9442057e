import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ContactMessage } from '../contact-message.entity.js';

/** What staff answered to a message. It is deleted with the message, by the purge or when the customer is erased. */
@Entity('message_replies')
@Check('message_replies_text_check', 'char_length(text) between 1 and 5000')
@Index('message_replies_message_id_idx', ['messageId', 'createdAt'])
export class MessageReply {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'message_replies_pkey' })
  id: string;

  @Column({ type: 'uuid' })
  messageId: string;

  @ManyToOne(() => ContactMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'message_replies_message_id_fkey' })
  message?: ContactMessage;

  /** A copy of the username, because the reply outlives the account. */
  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
