import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '../guard/access.js';
import { AdminConfirmations } from './admin-confirmations.js';
import { ConfirmDto } from './confirmation.dto.js';
import { ConfirmationView } from './confirmation.view.js';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/me/confirm')
export class ConfirmationController {
  constructor(private readonly confirmations: AdminConfirmations) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmationView })
  async confirm(@CurrentAdmin() admin: Admin, @Body() body: ConfirmDto, @Ip() address: string): Promise<ConfirmationView> {
    const until = await this.confirmations.confirm(admin, body.password, address);
    return { confirmedUntil: until.toISOString() };
  }
}
