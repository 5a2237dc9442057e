import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Admin } from '../guard/access.js';
import { rightsOf } from '../guard/role-rules.js';
import { User } from '../users/user.entity.js';
import type { AccountView } from './account.view.js';

/** Reads the account of the current admin. */
@Injectable()
export class Accounts {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async own(admin: Admin): Promise<AccountView> {
    const { id, username, displayName, email, role, passwordChangedAt } = await this.users.findOneByOrFail({ id: admin.id });
    return { id, username, displayName, email, role, rights: rightsOf(role), passwordChangedAt };
  }
}
