import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { challengeExpired } from '../auth.errors.js';
import { User } from '../users/user.entity.js';
import { AuthChallenge, type ChallengePurpose } from './auth-challenge.entity.js';

const VALID_MS = 5 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface OpenChallenge {
  user: User;
  passkeyChallenge: string | null;
}

/** Creates challenges and uses each of them once. */
@Injectable()
export class AuthChallenges {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the token with which the browser refers to the challenge for five minutes. */
  async create(purpose: ChallengePurpose, user: User, passkeyChallenge: string | null = null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const challenges = this.db.getRepository(AuthChallenge);
    await challenges.delete({ expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + VALID_MS);
    const { id: userId, tokenVersion } = user;
    await challenges.insert({ tokenHash: hashOf(token), userId, tokenVersion, purpose, passkeyChallenge, expiresAt });
    return token;
  }

  /** The user of an open challenge; throws 401 CHALLENGE_EXPIRED when it cannot be completed any more. */
  async userOf(purpose: ChallengePurpose, token: string): Promise<User> {
    return (await this.find(this.db.manager, purpose, token)).user;
  }

  /** Ends the challenge in `tx`; of two requests at once, the second gets 401. A rollback opens it again. */
  async use(tx: Tx, purpose: ChallengePurpose, token: string): Promise<OpenChallenge> {
    const found = await this.find(tx, purpose, token);
    const { affected } = await tx.getRepository(AuthChallenge).delete({ tokenHash: hashOf(token) });
    if (affected !== 1) throw challengeExpired();
    return found;
  }

  private async find(db: Tx, purpose: ChallengePurpose, token: string): Promise<OpenChallenge> {
    const open = { tokenHash: hashOf(token), purpose, expiresAt: MoreThan(this.clock.now()) };
    const challenge = await db.getRepository(AuthChallenge).findOneBy(open);
    const user = challenge && (await db.getRepository(User).findOneBy({ id: challenge.userId }));
    if (!user || user.disabledAt || user.tokenVersion !== challenge.tokenVersion) throw challengeExpired();
    return { user, passkeyChallenge: challenge.passkeyChallenge };
  }
}
