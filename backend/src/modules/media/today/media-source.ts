import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '#modules/auth/index.js';
import { mediaDuties } from './media-duties.js';
import { FAILED_FILES } from './media-today.queries.js';

@Injectable()
export class MediaSource extends DutySource {
  readonly label = 'Images and videos';
  readonly group = 'make';
  readonly rank = 3;
  readonly right: Right = 'media';

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const files = await FAILED_FILES.first(this.db);
    return files ? mediaDuties(files) : [];
  }
}
