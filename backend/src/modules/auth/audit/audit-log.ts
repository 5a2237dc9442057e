import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform/database/transactions.js';
import type { Admin } from '../guard/admin.js';

/** Who changed what: one row an admin write, in the transaction of the write. */
@Injectable()
export class AuditLog {
  /**
   * `action` is a past participle ("created", "updated", "deleted", "refunded"), `entity` the shop's noun ("product").
   * `detail` holds the few facts a person would ask for later; never secrets, never a customer's data.
   */
  async record(
    tx: Tx,
    admin: Admin,
    action: string,
    entity: string,
    entityId: string | null,
    detail: Record<string, unknown> = {},
  ): Promise<void> {
    await tx.query(
      'insert into audit_log (admin_id, admin_name, action, entity, entity_id, detail) values ($1, $2, $3, $4, $5, $6)',
      [admin.id, admin.username, action, entity, entityId, detail],
    );
  }
}
