import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { IdParam } from '#platform/http/validation.js';
import { RequiresConfirmation } from '../confirmation/confirmation-guard.js';
import { Admin, AdminOnly, CurrentAdmin } from '../guard/access.js';
import { OwnPasskeys } from './own-passkeys.js';
import { RelyingParties } from './relying-party.js';
import { AddPasskeyDto, TotpCodeDto } from './second-factor.dto.js';
import { PasskeyChallengeView, RecoveryCodesView, SecondFactorsView, TotpSetupView } from './second-factor.view.js';
import { SecondFactors } from './second-factors.js';
import { TotpFactor } from './totp-factor.js';

/** The second factors of the own account. Changes ask for the password again. */
@AdminOnly()
@ApiTags('admin')
@Controller('admin/me')
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly totp: TotpFactor,
    private readonly passkeys: OwnPasskeys,
    private readonly relyingParties: RelyingParties,
  ) {}

  @Get('second-factors')
  @ApiOkResponse({ type: SecondFactorsView })
  own(@CurrentAdmin() admin: Admin): Promise<SecondFactorsView> {
    return this.secondFactors.own(admin);
  }

  @Post('totp')
  @RequiresConfirmation()
  @ApiCreatedResponse({ type: TotpSetupView })
  startTotp(@CurrentAdmin() admin: Admin): Promise<TotpSetupView> {
    return this.totp.start(admin);
  }

  @Post('totp/confirm')
  @PerMinute(20)
  @HttpCode(200)
  @RequiresConfirmation()
  @ApiOkResponse({ type: RecoveryCodesView })
  confirmTotp(@CurrentAdmin() admin: Admin, @Body() body: TotpCodeDto): Promise<RecoveryCodesView> {
    return this.totp.confirm(admin, body.code);
  }

  @Delete('totp')
  @HttpCode(204)
  @RequiresConfirmation()
  @ApiNoContentResponse()
  turnOffTotp(@CurrentAdmin() admin: Admin): Promise<void> {
    return this.totp.turnOff(admin);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @RequiresConfirmation()
  @ApiOkResponse({ type: RecoveryCodesView })
  replaceRecoveryCodes(@CurrentAdmin() admin: Admin): Promise<RecoveryCodesView> {
    return this.secondFactors.replaceRecoveryCodes(admin);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @RequiresConfirmation()
  @ApiOkResponse({ type: PasskeyChallengeView })
  passkeyOptions(@CurrentAdmin() admin: Admin, @Req() request: FastifyRequest): Promise<PasskeyChallengeView> {
    return this.passkeys.options(this.relyingParties.of(request), admin);
  }

  @Post('passkeys')
  @RequiresConfirmation()
  @ApiCreatedResponse({ type: RecoveryCodesView })
  addPasskey(
    @CurrentAdmin() admin: Admin,
    @Body() body: AddPasskeyDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    return this.passkeys.add(this.relyingParties.of(request), admin, body);
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  @RequiresConfirmation()
  @ApiParam({ name: 'id', type: String })
  @ApiNoContentResponse()
  removePasskey(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<void> {
    return this.passkeys.remove(admin, id);
  }
}
