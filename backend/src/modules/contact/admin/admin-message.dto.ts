import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID, Matches, MaxLength } from 'class-validator';
import { text } from '#platform/http/openapi-fields.js';
import { CleanLine } from '#platform/http/text-fields.js';

const MESSAGE_FOLDERS = ['inbox', 'archive'] as const;
export type MessageFolder = (typeof MESSAGE_FOLDERS)[number];

@ApiSchema({ name: 'MarkMessage' })
export class MarkMessageDto {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'Read must be true or false' })
  read: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'missing: stays where it is' })
  @IsOptional()
  @IsBoolean({ message: 'Archived must be true or false' })
  archived?: boolean;
}

export class MessagesPageDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the last message of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'before must be the id of a message' })
  before?: string;

  @ApiPropertyOptional({ ...text, description: 'words that name, email and text must hold together; accents do not matter' })
  @IsOptional()
  @CleanLine()
  @MaxLength(200, { message: 'The search must be at most 200 characters' })
  @Matches(/^\P{Cs}*$/u, { message: 'The search holds characters that cannot be used' })
  search?: string;

  @ApiPropertyOptional({ enum: MESSAGE_FOLDERS, default: 'inbox' })
  @IsOptional()
  @IsIn(MESSAGE_FOLDERS, { message: 'folder must be inbox or archive' })
  folder?: MessageFolder;
}
