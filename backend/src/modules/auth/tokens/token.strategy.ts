import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Admin } from '../guard/admin.js';
import { AdminTokens } from './admin-tokens.js';
import { AppSecret } from './app-secret.js';

export const TOKEN_PURPOSE = 'admin-token';

/** Reads "Authorization: Bearer ..."; the algorithm is ours to choose, never the token's. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly tokens: AdminTokens,
    secret: AppSecret,
    options: AuthModuleOptions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secret.keyFor(TOKEN_PURPOSE),
      algorithms: ['HS256'],
      // readClaims checks the times, by the shop's clock.
      ignoreExpiration: true,
      jsonWebTokenOptions: { ignoreNotBefore: true },
    });
    // Passport keeps strategies by name for the whole process; each app has a name of its own.
    if (typeof options.defaultStrategy === 'string') passport.use(options.defaultStrategy, this);
  }

  async validate(payload: unknown): Promise<Admin | false> {
    return (await this.tokens.ownerOf(payload)) ?? false;
  }
}
