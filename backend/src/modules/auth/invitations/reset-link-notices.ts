import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Invitation } from './invitation.entity.js';

interface ResetLinkNotice {
  username: string;
  /** Null for an account without an address. */
  email: string | null;
  /** Username of the admin who made the link, or "server". */
  createdBy: string;
  createdAt: Date;
}

/** What the email to the person whose account got a reset link says. */
@Injectable()
export class ResetLinkNotices {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async describe(linkId: string): Promise<ResetLinkNotice> {
    const link = await this.db.getRepository(Invitation).findOneByOrFail({ id: linkId });
    return { username: link.username, email: link.email, createdBy: link.invitedBy, createdAt: link.createdAt };
  }
}
