import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'PostedLedgerEntries' })
export class PostedEntriesView {
  @ApiProperty({ type: 'integer', description: 'the number of new entries' }) posted: number;
}
