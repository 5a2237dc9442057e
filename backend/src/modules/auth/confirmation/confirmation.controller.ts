import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Admin, AdminOnly, CurrentAdmin } from '../guard/access.js';
import { RelyingParties } from '../second-factor/relying-party.js';
import { PasskeyAnswerDto } from '../second-factor/second-factor.dto.js';
import { PasskeyChallengeView } from '../second-factor/second-factor.view.js';
import { AdminConfirmations } from './admin-confirmations.js';
import { ConfirmWithPasskey } from './confirm-with-passkey.js';
import { ConfirmDto } from './confirmation.dto.js';
import { ConfirmationView } from './confirmation.view.js';

@AdminOnly()
@ApiTags('admin')
@Controller('admin/me/confirm')
export class ConfirmationController {
  constructor(
    private readonly confirmations: AdminConfirmations,
    private readonly confirmWithPasskey: ConfirmWithPasskey,
    private readonly relyingParties: RelyingParties,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmationView })
  async confirm(@CurrentAdmin() admin: Admin, @Body() body: ConfirmDto, @Ip() address: string): Promise<ConfirmationView> {
    const until = await this.confirmations.confirm(admin, body.password, address);
    return { confirmedUntil: until.toISOString() };
  }

  @Post('passkey/options')
  @PerMinute(20)
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyChallengeView })
  passkeyOptions(@CurrentAdmin() admin: Admin, @Req() request: FastifyRequest): Promise<PasskeyChallengeView> {
    return this.confirmWithPasskey.options(this.relyingParties.of(request), admin);
  }

  @Post('passkey')
  @PerMinute(20)
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmationView })
  async confirmPasskey(
    @CurrentAdmin() admin: Admin,
    @Body() body: PasskeyAnswerDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmationView> {
    const until = await this.confirmWithPasskey.execute(this.relyingParties.of(request), admin, body);
    return { confirmedUntil: until.toISOString() };
  }
}
