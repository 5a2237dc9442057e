import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A test email that staff sent to themselves, and when one of them opened its link. */
@Entity('test_mails')
export class TestMail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'test_mails_pkey' })
  id: string;

  @Column({ type: 'timestamptz', nullable: true })
  arrivedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
