import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export type StoredFileKind = 'image' | 'video';
/** "receiving": the bytes are on their way to the store; the file is not served yet. */
export type StoredFileStatus = 'receiving' | 'processing' | 'ready' | 'failed';

/** One file of the media store; its public address is /api/images/<name>. */
@Entity('stored_files')
@Check('stored_files_name_check', `name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\\.[a-z0-9]{2,5})?$'`)
@Check('stored_files_kind_check', `kind in ('image', 'video')`)
@Check('stored_files_status_check', `status in ('receiving', 'processing', 'ready', 'failed')`)
@Index('stored_files_missing_idx', ['missingSince'], { where: 'missing_since is not null' })
@Index('stored_files_unfinished_idx', ['status'], { where: `status <> 'ready'` })
export class StoredFile {
  /** A UUID and the extension of the detected type; never a name that a client chose. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'stored_files_pkey' })
  name: string;

  @Column({ type: 'text' })
  kind: StoredFileKind;

  @Column({ type: 'text' })
  contentType: string;

  @Column({ type: 'bigint' })
  byteSize: string;

  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** The upload was an animation, of which the first frame was kept. */
  @Column({ type: 'boolean', default: false })
  wasAnimated: boolean;

  /** "#rrggbb", shown while the image loads. */
  @Column({ type: 'text', nullable: true })
  color: string | null;

  @Column({ type: 'text', default: 'processing' })
  status: StoredFileStatus;

  /** Why rendering failed, one sentence for the admin. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  /** Length of a video in whole seconds. */
  @Column({ type: 'integer', nullable: true })
  seconds: number | null;

  /** When the cleanup first found the file unused. */
  @Column({ type: 'timestamptz', nullable: true })
  unusedSince: Date | null;

  /** When the daily check found no bytes in the store. */
  @Column({ type: 'timestamptz', nullable: true })
  missingSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
