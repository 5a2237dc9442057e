import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';

@ApiSchema({ name: 'MarkMessage' })
export class MarkMessageDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'Read must be true or false' })
  read: boolean;
}

export class MessagesPageDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the last message of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'before must be the id of a message' })
  before?: string;
}
