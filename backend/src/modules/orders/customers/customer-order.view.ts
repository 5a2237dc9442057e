import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OrderNoteView } from '../admin/admin-order.view.js';
import { OrderView } from '../order.view.js';

/** An order as its buyer sees it, with what staff noted about it. */
@ApiSchema({ name: 'CustomerOrder' })
export class CustomerOrderView extends OrderView {
  @ApiProperty({ type: [OrderNoteView], description: 'oldest first' }) staffNotes: OrderNoteView[];
}
