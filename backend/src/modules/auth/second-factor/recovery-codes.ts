import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '#platform/clock.js';
import type { Tx } from '#platform/database/transactions.js';
import { RecoveryCode } from './recovery-code.entity.js';

const CODES = 10;
/** Without characters that look alike. 16 of them have 77 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

const normalized = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const hashOf = (code: string): string => createHash('sha256').update(normalized(code)).digest('base64url');

/** "abcd-efgh-jkmn-pqrs" */
function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return characters.match(/.{4}/g)?.join('-') ?? '';
}

/** The codes with which an admin signs in who has lost the second factor. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly clock: Clock) {}

  /** Replaces all codes of the user; the new ones are shown once. */
  async replace(tx: Tx, userId: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.deleteAll(tx, userId);
    await tx.getRepository(RecoveryCode).insert(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
    return codes;
  }

  /** Whether the code was one of the user's unused codes; it is used then. */
  async use(tx: Tx, userId: string, code: string): Promise<boolean> {
    const unused = { userId, codeHash: hashOf(code), usedAt: IsNull() };
    const { affected } = await tx.getRepository(RecoveryCode).update(unused, { usedAt: this.clock.now() });
    return affected === 1;
  }

  countUnused(db: Tx, userId: string): Promise<number> {
    return db.getRepository(RecoveryCode).countBy({ userId, usedAt: IsNull() });
  }

  async deleteAll(tx: Tx, userId: string): Promise<void> {
    await tx.getRepository(RecoveryCode).delete({ userId });
  }
}
