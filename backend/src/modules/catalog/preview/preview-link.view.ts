import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text, time } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'PreviewLink' })
export class PreviewLinkView {
  @ApiProperty({ ...text, description: "path and query of the product's page" }) url: string;
  @ApiProperty(time) expiresAt: string;
}
