import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { text, time } from '#platform/http/openapi-fields.js';
import { AUDIT_ENTITIES, type AuditEntity } from './audit-rules.js';

const SIGN_INS = ['shown', 'hidden'] as const;

const BAD_TIME = { message: 'Please choose a time' };

/** A time with its zone; distant years would exceed Postgres' range. */
const Instant = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  Matches(/^20\d\d-.+(Z|[+-]\d\d:\d\d)$/, BAD_TIME)(target, property);
  IsISO8601({ strict: true, strictSeparator: true }, BAD_TIME)(target, property);
};

export class ActivityFilterDto {
  @ApiPropertyOptional({ ...text, format: 'uuid', description: 'the id of an account' })
  @IsOptional()
  @IsUUID(undefined, { message: 'There is no such account' })
  person?: string;

  @ApiPropertyOptional({ enum: AUDIT_ENTITIES, enumName: 'ActivityEntity' })
  @IsOptional()
  @IsIn(AUDIT_ENTITIES, { message: 'There is no such kind' })
  entity?: AuditEntity;

  @ApiPropertyOptional({ enum: SIGN_INS, description: 'hidden: without sign-ins and sign-outs' })
  @IsOptional()
  @IsIn(SIGN_INS, { message: 'Please choose whether sign-ins are shown' })
  signIns?: (typeof SIGN_INS)[number];

  @ApiPropertyOptional({ ...text, maxLength: 100, description: 'one object, for example the id of a product' })
  @IsOptional()
  @IsString({ message: 'The id must be text' })
  @MaxLength(100, { message: 'The id is too long' })
  @Matches(/^[^\0]*$/, { message: 'The id must be text' })
  entityId?: string;

  @ApiPropertyOptional({ ...time, description: 'from this time on' })
  @Instant()
  from?: string;

  @ApiPropertyOptional({ ...time, description: 'before this time' })
  @Instant()
  to?: string;
}

export class ActivityPageDto extends ActivityFilterDto {
  @ApiPropertyOptional({ ...text, format: 'uuid', description: 'the last entry of the page before' })
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of an entry' })
  after?: string;
}
