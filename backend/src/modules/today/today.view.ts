import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { type Duty, DUTY_GROUPS, type DutyGroup } from '#platform/today/duty-source.js';

@ApiSchema({ name: 'Duty' })
export class DutyView implements Duty {
  @ApiProperty({ ...text, description: 'the same while the same thing waits' }) id: string;
  @ApiProperty({ enum: DUTY_GROUPS, enumName: 'DutyGroup' }) group: DutyGroup;
  @ApiProperty({ ...text, example: '34 parcels to pack' }) text: string;
  @ApiProperty({ ...text, description: 'the label of the link', example: 'Start packing' }) action: string;
  @ApiProperty({ ...text, description: 'path in the admin', example: '/admin/orders/pack' }) link: string;
}

/** What waits for the account that asks. */
@ApiSchema({ name: 'Today' })
export class TodayView {
  @ApiProperty({ type: [DutyView], description: 'by group, in the order of the page' }) duties: DutyView[];
  @ApiProperty({ type: [String], description: 'what could not be asked, in words: "Payments"' }) unknown: string[];
}
