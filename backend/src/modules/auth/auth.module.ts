import { createSecretKey, randomUUID } from 'node:crypto';
import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuthModuleOptions } from '@nestjs/passport';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { AccountController } from './account/account.controller.js';
import { Accounts } from './account/accounts.js';
import { AdminsController } from './admins/admins.controller.js';
import { AdminAuthController } from './sign-in/admin-auth.controller.js';
import { AdminConfirmations } from './confirmation/admin-confirmations.js';
import { ChangePassword } from './account/change-password.js';
import { ConfirmWithPasskey } from './confirmation/confirm-with-passkey.js';
import { ConfirmationController } from './confirmation/confirmation.controller.js';
import { AdminBodyHook } from './guard/admin-body-hook.js';
import { AdminGuard } from './guard/admin-guard.js';
import { AdminWriteHook } from './guard/admin-write-hook.js';
import { AdminTokens } from './tokens/admin-tokens.js';
import { AuthChallenges } from './second-factor/auth-challenges.js';
import { OwnPasskeys } from './second-factor/own-passkeys.js';
import { PasskeyFactor } from './second-factor/passkey-factor.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { RelyingParties } from './second-factor/relying-party.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { TotpFactor } from './second-factor/totp-factor.js';
import { UseSecondFactor } from './second-factor/use-second-factor.js';
import { SecondStep } from './sign-in/second-step.js';
import { SignOut } from './sign-in/sign-out.js';
import { StartSession } from './sign-in/start-session.js';
import { AppSecretModule } from './tokens/app-secret.module.js';
import { AppSecret } from './tokens/app-secret.js';
import { ActivityController } from './audit/activity.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { ExportActivity } from './audit/export-activity.js';
import { ListActivity } from './audit/list-activity.js';
import { ensureFirstAdmin } from './users/first-admin.js';
import { InviteAdmin } from './admins/invite-admin.js';
import { ListAdmins } from './admins/list-admins.js';
import { UpdateAdmin } from './admins/update-admin.js';
import { OrderHandles } from './handles/order-handles.js';
import { ResetLinkNotices } from './invitations/reset-link-notices.js';
import { InvitationLinkController } from './invitations/invitation-link.controller.js';
import { LoginAlerts } from './sign-in/login-alerts.js';
import { LoginAttempts } from './sign-in/login-attempts.js';
import { LoginQueue } from './sign-in/login-queue.js';
import { SignIn } from './sign-in/sign-in.js';
import { TOKEN_PURPOSE, TokenStrategy } from './tokens/token.strategy.js';
import { User } from './users/user.entity.js';

/** Global, because the guard protects every route and every module records admin writes. */
@Global()
@Module({
  imports: [
    AppSecretModule,
    TypeOrmModule.forFeature([User]),
    JwtModule.registerAsync({
      imports: [AppSecretModule],
      inject: [AppSecret],
      useFactory: (secret: AppSecret) => ({
        secret: createSecretKey(secret.keyFor(TOKEN_PURPOSE)),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AccountController,
    ActivityController,
    AdminAuthController,
    AdminsController,
    ConfirmationController,
    InvitationLinkController,
    SecondFactorController,
  ],
  providers: [
    { provide: AuthModuleOptions, useFactory: () => ({ defaultStrategy: `admin-${randomUUID()}` }) },
    { provide: APP_GUARD, useClass: AdminGuard },
    AcceptInvitation,
    Accounts,
    AdminConfirmations,
    AdminBodyHook,
    AdminWriteHook,
    AdminTokens,
    AuditLog,
    AuthChallenges,
    ChangePassword,
    ConfirmWithPasskey,
    ExportActivity,
    InviteAdmin,
    ListActivity,
    ListAdmins,
    LoginAlerts,
    LoginAttempts,
    LoginQueue,
    OrderHandles,
    OwnPasskeys,
    PasskeyFactor,
    RecoveryCodes,
    RelyingParties,
    ResetLinkNotices,
    SecondFactors,
    SecondStep,
    SignIn,
    SignOut,
    StartSession,
    TokenStrategy,
    TotpFactor,
    UpdateAdmin,
    UseSecondFactor,
  ],
  exports: [
    AdminConfirmations,
    AdminTokens,
    AppSecretModule,
    AuditLog,
    LoginAlerts,
    OrderHandles,
    ResetLinkNotices,
    SecondFactors,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Production does not start without an admin. In development, `npm start` creates one and prints the password. */
  async onModuleInit(): Promise<void> {
    if (this.config.NODE_ENV === 'production' || this.config.ADMIN_PASSWORD) await ensureFirstAdmin(this.db, this.config);
  }
}
