import { randomUUID } from 'node:crypto';
import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AuthModuleOptions } from '@nestjs/passport';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Config } from '#src/config.js';
import { CONFIG } from '#platform/tokens.js';
import { AdminAuthController } from './admin-auth.controller.js';
import { AdminGuard } from './admin-guard.js';
import { AdminTokens } from './admin-tokens.js';
import { AppSecretModule } from './app-secret.module.js';
import { AppSecret } from './app-secret.js';
import { AuditLog } from './audit-log.js';
import { ensureFirstAdmin } from './first-admin.js';
import { LoginAttempts } from './login-attempts.js';
import { SignIn } from './sign-in.js';
import { TOKEN_PURPOSE, TokenStrategy } from './token.strategy.js';
import { User } from './user.entity.js';

/** Global, because its guard stands before every route and every module records its admin writes. */
@Global()
@Module({
  imports: [
    AppSecretModule,
    TypeOrmModule.forFeature([User]),
    JwtModule.registerAsync({
      imports: [AppSecretModule],
      inject: [AppSecret],
      useFactory: (secret: AppSecret) => ({ secret: secret.keyFor(TOKEN_PURPOSE), signOptions: { algorithm: 'HS256' } }),
    }),
  ],
  controllers: [AdminAuthController],
  providers: [
    { provide: AuthModuleOptions, useFactory: () => ({ defaultStrategy: `admin-${randomUUID()}` }) },
    { provide: APP_GUARD, useClass: AdminGuard },
    AdminTokens,
    AuditLog,
    LoginAttempts,
    SignIn,
    TokenStrategy,
  ],
  exports: [AdminTokens, AppSecretModule, AuditLog],
})
export class AuthModule implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Production does not start without an admin. In development the starter makes one and prints its password. */
  async onModuleInit(): Promise<void> {
    if (this.config.NODE_ENV === 'production' || this.config.ADMIN_PASSWORD) await ensureFirstAdmin(this.db, this.config);
  }
}
