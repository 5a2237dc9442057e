import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Admin } from '../guard/access.js';
import { AdminTokens } from './admin-tokens.js';
import { AppSecret } from './app-secret.js';

export const TOKEN_PURPOSE = 'admin-token';

/** Verifies "Authorization: Bearer ..." with a fixed algorithm, whatever the token's header names. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly tokens: AdminTokens,
    secret: AppSecret,
    options: AuthModuleOptions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // jsonwebtoken tries to parse bytes as a public key for every token; the types of passport-jwt know no key objects.
      secretOrKey: createSecretKey(secret.keyFor(TOKEN_PURPOSE)) as unknown as Buffer,
      algorithms: ['HS256'],
      // readClaims checks the times, with the injectable clock.
      ignoreExpiration: true,
      jsonWebTokenOptions: { ignoreNotBefore: true },
    });
    // Passport registers strategies process-wide by name, so each application uses its own name.
    if (typeof options.defaultStrategy === 'string') passport.use(options.defaultStrategy, this);
  }

  async validate(payload: unknown): Promise<Admin | false> {
    return (await this.tokens.ownerOf(payload)) ?? false;
  }
}
