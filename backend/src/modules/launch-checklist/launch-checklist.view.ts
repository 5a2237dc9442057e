import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { LAUNCH_STEPS, type LaunchStepId, STEP_OWNERS } from './launch-steps.js';

@ApiSchema({ name: 'OpeningStep' })
class LaunchStepView {
  @ApiProperty({ enum: LAUNCH_STEPS }) id: LaunchStepId;
  @ApiProperty({ enum: STEP_OWNERS, description: 'operator: whoever runs the server' }) owner: (typeof STEP_OWNERS)[number];
  @ApiProperty(text) title: string;
  @ApiProperty({ ...text, description: 'what is missing and where to do it, one line for each' }) hint: string;
  @ApiProperty({ ...text, nullable: true, description: 'path in the admin; null: done on the server' }) link: string | null;
  @ApiProperty({ type: Boolean }) done: boolean;
}

/** Whether the shop is fit to take its first real order. */
@ApiSchema({ name: 'Opening' })
export class LaunchChecklistView {
  @ApiProperty({ type: [LaunchStepView] }) steps: LaunchStepView[];
  @ApiProperty({ type: 'integer' }) done: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer', description: 'products that came with the shop' }) sampleProducts: number;
}
