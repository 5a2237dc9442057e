import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { OPENING_STEPS, type OpeningStepId } from './opening-rules.js';

@ApiSchema({ name: 'OpeningStep' })
class OpeningStepView {
  @ApiProperty({ enum: OPENING_STEPS }) id: OpeningStepId;
  @ApiProperty(text) title: string;
  @ApiProperty({ ...text, description: 'what is missing and where to do it' }) hint: string;
  @ApiProperty({ ...text, nullable: true, description: 'path in the admin; null: done on the server' }) link: string | null;
  @ApiProperty({ type: Boolean }) done: boolean;
}

/** Whether the shop is fit to take its first real order. */
@ApiSchema({ name: 'Opening' })
export class OpeningView {
  @ApiProperty({ type: [OpeningStepView] }) steps: OpeningStepView[];
  @ApiProperty({ type: 'integer' }) done: number;
  @ApiProperty({ type: 'integer' }) total: number;
}
