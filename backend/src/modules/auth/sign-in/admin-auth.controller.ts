import { Body, Controller, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Admin, AdminOnly, CurrentAdmin, Public } from '../guard/access.js';
import { AdminTokens } from '../tokens/admin-tokens.js';
import { LoginDto } from './auth.dto.js';
import { AdminUserView, LoginView, LogoutView } from './auth.view.js';
import { SignIn } from './sign-in.js';

/** In front of the limits of LoginAttempts, which cost queries. One address may fail 50 times an hour there. */
const MAX_LOGINS_PER_MINUTE = 60;

@ApiTags('admin')
@Controller('admin')
export class AdminAuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly tokens: AdminTokens,
  ) {}

  @Public()
  @PerMinute(MAX_LOGINS_PER_MINUTE)
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LoginView })
  login(@Body() body: LoginDto, @Ip() address: string): Promise<LoginView> {
    return this.signIn.execute(body.username, body.password, address);
  }

  @AdminOnly()
  @Post('logout')
  @HttpCode(200)
  @ApiOkResponse({ type: LogoutView })
  async logout(@CurrentAdmin() admin: Admin): Promise<LogoutView> {
    await this.tokens.revoke(admin);
    return { success: true };
  }

  @AdminOnly()
  @Get('me')
  @ApiOkResponse({ type: AdminUserView })
  me(@CurrentAdmin() admin: Admin): AdminUserView {
    return { id: admin.id, username: admin.username, isAdmin: admin.isAdmin };
  }
}
