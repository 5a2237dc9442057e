import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CUSTOMER_TEXTS } from '@shop/contract/text-fields';
import { IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { ORDER_MAIL_KINDS, type OrderMailKind } from '../mail.entity.js';

@ApiSchema({ name: 'SentMail' })
export class MailView {
  @ApiProperty({ type: String, nullable: true, description: 'a corrected address; null: the usual one' })
  recipient: string | null;

  @ApiProperty({ type: Number }) attempts: number;
  @ApiProperty({ type: String, nullable: true }) lastError: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: Date | null;
}

@ApiSchema({ name: 'ReplyMail' })
export class ReplyMailView extends MailView {
  @ApiProperty({ type: String, format: 'uuid' }) replyId: string;
}

@ApiSchema({ name: 'OrderMail' })
export class OrderMailView extends MailView {
  @ApiProperty({ enum: ORDER_MAIL_KINDS, enumName: 'OrderMailKind' }) kind: OrderMailKind;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'the refund of a mail of the kind "refunded"' })
  refundId: string | null;
}

@ApiSchema({ name: 'ResendOrderMail' })
export class ResendOrderMailDto {
  @ApiProperty({ enum: ORDER_MAIL_KINDS, enumName: 'OrderMailKind' })
  @IsIn(ORDER_MAIL_KINDS, { message: 'There is no such mail' })
  kind: OrderMailKind;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'of the kind "refunded"; unset: the newest refund' })
  @IsOptional()
  @IsUUID(undefined, { message: 'There is no such refund' })
  refundId?: string;

  @ApiPropertyOptional({ type: String, format: 'email', description: 'a corrected address; unset: as before' })
  @IsOptional()
  @Text(CUSTOMER_TEXTS.customerEmail)
  email?: string;
  @ApiPropertyOptional({ type: Boolean, description: 'true: later emails of the order go to `email` too' })
  @IsOptional()
  @IsBoolean({ message: 'useForOrder must be true or false' })
  useForOrder?: boolean;
}
