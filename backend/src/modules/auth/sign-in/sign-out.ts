import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { AuditLog } from '../audit/audit-log.js';
import type { Admin } from '../guard/access.js';
import { AdminTokens } from '../tokens/admin-tokens.js';

/** Ends the sign-in of the request; other browsers of the same user stay signed in. */
@Injectable()
export class SignOut {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly tokens: AdminTokens,
    private readonly audit: AuditLog,
  ) {}

  execute(admin: Admin): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      await this.tokens.revoke(tx, admin);
      await this.audit.record(tx, admin, 'signed out', 'session', null);
    });
  }
}
