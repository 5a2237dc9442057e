import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Deleted' })
export class DeletedView {
  @ApiProperty({ type: Boolean, enum: [true] }) success: true;
}

export const DELETED: DeletedView = { success: true };
