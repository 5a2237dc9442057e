import { Body, Controller, Get, Header, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Admin, AdminOnly, CurrentAdmin, Public } from '../guard/access.js';
import { LoginDto } from './auth.dto.js';
import { AdminUserView, LoginView, LogoutView } from './auth.view.js';
import { RelyingParties } from '../second-factor/relying-party.js';
import { SecondStepDto } from '../second-factor/second-factor.dto.js';
import { SecondFactorChallengeView } from '../second-factor/second-factor.view.js';
import { SecondStep } from './second-step.js';
import { SignIn } from './sign-in.js';
import { SignOut } from './sign-out.js';

/** In front of the limits of LoginAttempts, which cost queries. One address may fail 50 times an hour there. */
const MAX_LOGINS_PER_MINUTE = 60;

@ApiTags('admin')
@Controller('admin')
export class AdminAuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly secondStep: SecondStep,
    private readonly signOut: SignOut,
    private readonly relyingParties: RelyingParties,
  ) {}

  @Public()
  @PerMinute(MAX_LOGINS_PER_MINUTE)
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  @ApiUnauthorizedResponse({ type: SecondFactorChallengeView, description: 'the password is right, and a second step is needed' })
  login(@Body() body: LoginDto, @Ip() address: string, @Req() request: FastifyRequest): Promise<LoginView> {
    return this.signIn.execute(body, this.relyingParties.of(request), address);
  }

  @Public()
  @PerMinute(MAX_LOGINS_PER_MINUTE)
  @Post('login/second')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  completeLogin(@Body() body: SecondStepDto, @Ip() address: string, @Req() request: FastifyRequest): Promise<LoginView> {
    return this.secondStep.execute(body, this.relyingParties.of(request), address);
  }

  @AdminOnly()
  @Post('logout')
  @HttpCode(200)
  @ApiOkResponse({ type: LogoutView })
  async logout(@CurrentAdmin() admin: Admin): Promise<LogoutView> {
    await this.signOut.execute(admin);
    return { success: true };
  }

  @AdminOnly()
  @Get('me')
  @ApiOkResponse({ type: AdminUserView })
  me(@CurrentAdmin() admin: Admin): AdminUserView {
    return { id: admin.id, username: admin.username, isAdmin: admin.isAdmin };
  }
}
