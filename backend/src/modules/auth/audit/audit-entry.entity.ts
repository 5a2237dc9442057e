import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction, AuditEntity } from './audit-rules.js';

/** One write of an admin. The admin's name is copied, so that it is known after the account is deleted. */
@Entity('audit_log')
@Index('audit_log_entity_idx', ['entity', 'entityId'])
@Index('audit_log_admin_idx', ['adminId', 'createdAt', 'id'])
@Index('audit_log_kind_idx', ['entity', 'createdAt', 'id'])
@Index('audit_log_created_at_idx', ['createdAt', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'audit_log_pkey' })
  id: string;

  @Column({ type: 'uuid', nullable: true })
  adminId: string | null;

  @Column({ type: 'text' })
  adminName: string;

  @Column({ type: 'text' })
  action: AuditAction;

  @Column({ type: 'text' })
  entity: AuditEntity;

  @Column({ type: 'text', nullable: true })
  entityId: string | null;

  @Column({ type: 'jsonb', default: {} })
  detail: Record<string, unknown>;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
