import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HandleChange } from './handle-change.entity.js';

/** The changes of payment handles, for the emails about them. */
@Injectable()
export class HandleChanges {
  constructor(@InjectRepository(HandleChange) private readonly changes: Repository<HandleChange>) {}

  change(id: string): Promise<HandleChange> {
    return this.changes.findOneByOrFail({ id });
  }
}
