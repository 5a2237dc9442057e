import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id, optionalText, text } from '#platform/http/openapi-fields.js';

export const ALERT_STATES = ['pending', 'waiting', 'sent'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

@ApiSchema({ name: 'RequestedAlert' })
export class RequestedAlertView {
  @ApiProperty(text) message: string;
}

@ApiSchema({ name: 'AlertProduct' })
class AlertProductView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) imageUrl: string | null;
}

@ApiSchema({ name: 'Alert' })
export class AlertView {
  @ApiProperty({ type: AlertProductView }) product: AlertProductView;
  @ApiProperty({ ...optionalText, description: 'the size' }) label: string | null;
  @ApiProperty({ enum: ALERT_STATES, enumName: 'AlertState', description: 'sent: it was available, and the email went out' })
  state: AlertState;
}

@ApiSchema({ name: 'ConfirmedAlert' })
export class ConfirmedAlertView {
  @ApiProperty({ enum: ALERT_STATES, enumName: 'AlertState' }) state: AlertState;
}

@ApiSchema({ name: 'StoppedAlert' })
export class StoppedAlertView {
  @ApiProperty({ type: Boolean, enum: [true] }) success: true;
}
