import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A text that staff keep for replies. */
@Entity('saved_answers')
@Check('saved_answers_text_check', 'char_length(text) between 1 and 5000')
export class SavedAnswer {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'saved_answers_pkey' })
  id: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
