import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import type { Admin } from '../guard/access.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Records every write of an admin, in the transaction of the write. */
@Injectable()
export class AuditLog {
  /**
   * `action` is a past participle ("created", "updated", "deleted", "refunded"), `entity` a noun ("product"). `detail`
   * must not contain secrets or personal data of customers.
   */
  async record(
    tx: Tx,
    admin: Pick<Admin, 'id' | 'username'>,
    action: string,
    entity: string,
    entityId: string | null,
    detail: AuditEntry['detail'] = {},
  ): Promise<void> {
    const { id: adminId, username: adminName } = admin;
    await tx.getRepository(AuditEntry).save({ adminId, adminName, action, entity, entityId, detail }, { reload: false });
  }
}
