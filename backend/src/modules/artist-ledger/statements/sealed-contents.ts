import { Injectable } from '@nestjs/common';
import { AppSecret, openSealedText, sealText } from '../../auth/index.js';
import type { StatementContent } from './print/statement-content.js';

/** The contents of closed statements: they hold names and addresses. */
@Injectable()
export class SealedContents {
  private readonly key: Buffer;

  constructor(secret: AppSecret) {
    this.key = secret.keyFor('statements');
  }

  seal(id: string, content: StatementContent): string {
    return sealText(this.key, id, JSON.stringify(content));
  }

  /** Undefined when the APP_SECRET that sealed it is lost. */
  open({ id, sealedContent }: { id: string; sealedContent: string }): StatementContent | undefined {
    const text = openSealedText(this.key, id, sealedContent);
    return text === undefined ? undefined : (JSON.parse(text) as StatementContent);
  }
}
