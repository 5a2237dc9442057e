import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsSessionId } from '../../cart/index.js';

@ApiSchema({ name: 'ReserveOrderNumber' })
export class ReserveOrderNumberDto {
  @ApiProperty({ type: String, example: 'session-7f9c2ba4e88f827d616045507605853e' })
  @IsSessionId()
  sessionId: string;
}
