import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a recurring job succeeded last, in any worker. */
@Entity('job_runs')
export class RecurringJobRun {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'job_runs_pkey' })
  job: string;

  @Column({ type: 'timestamptz' })
  succeededAt: Date;
}
