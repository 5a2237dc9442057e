import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import { type EntryDetail, writtenDetail } from '#platform/money/written-detail.js';
import type { Admin } from '../guard/access.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditAction, AuditEntity } from './audit-rules.js';

/** An admin, or the server itself: a command that is run on it. */
type Actor = Pick<Admin, 'id' | 'username'> | { id: null; username: string };

/** A command on the server, or the server itself. */
export const SERVER = { id: null, username: 'server' };

/** Records every write of an admin, in the transaction of the write. */
@Injectable()
export class AuditLog {
  /**
   * Returns the id of the entry. `detail.name` is the name of the object, `detail.changes` what `changesBetween` returns. The detail must not contain
   * secrets or personal data of customers.
   */
  async record(
    tx: Tx,
    admin: Actor,
    action: AuditAction,
    entity: AuditEntity,
    entityId: string | null,
    detail: EntryDetail = {},
  ): Promise<string> {
    const { id: adminId, username: adminName } = admin;
    const { id } = await tx
      .getRepository(AuditEntry)
      .save({ adminId, adminName, action, entity, entityId, detail: writtenDetail(detail) });
    return id;
  }
}
