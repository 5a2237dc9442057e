import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'QueueFailure' })
class QueueFailureView {
  @ApiProperty({ type: String }) queue: string;
  @ApiProperty({ type: String }) job: string;
  @ApiProperty({ type: String }) reason: string;
  @ApiProperty({ type: String, format: 'date-time' }) failedAt: Date;
}

@ApiSchema({ name: 'QueueSummary' })
export class QueueSummaryView {
  @ApiProperty({ type: Boolean, description: 'false: the queues do not answer, and the counts hold no jobs' })
  reachable: boolean;

  @ApiProperty({ type: Number, description: 'jobs that wait, and events that have not reached a queue yet' }) waiting: number;
  @ApiProperty({ type: Number, description: 'age of the oldest of them' }) oldestWaitingSeconds: number;
  @ApiProperty({ type: Number, description: 'jobs that used up their attempts' }) failed: number;
  @ApiProperty({ type: QueueFailureView, nullable: true }) lastFailure: QueueFailureView | null;
}
