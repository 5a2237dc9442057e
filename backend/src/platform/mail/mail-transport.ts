import { writeFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { withoutRedaction } from '../logging.js';

/** A PDF attachment. */
export interface MailAttachment {
  name: string;
  bytes: Buffer;
}

export interface MailMessage {
  /** Each entry is one address; never a list in one text. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt to send the message; becomes its Message-ID, so that mailboxes can detect duplicates, or its file name. */
  key: string;
  replyTo?: string;
  /** The key of an earlier message of the same thread. */
  inReplyTo?: string;
  /** Takes the POST of RFC 8058: mail programs show a button that stops emails like this one. */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

export const MAIL_TRANSPORTS = ['smtp', 'file'] as const;
export type MailTransportKind = (typeof MAIL_TRANSPORTS)[number];

/** Sends mail. `send` throws when the message was not accepted; the caller retries. */
export abstract class MailTransport {
  abstract readonly kind: MailTransportKind;
  abstract send(message: MailMessage): Promise<void>;
  abstract close(): void;
}

const TIMEOUT_MS = 10_000;

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

class SmtpTransport extends MailTransport {
  readonly kind = 'smtp';
  private transporter: Promise<Transporter> | undefined;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  async send({ to, subject, text, html, key, replyTo, inReplyTo, unsubscribeUrl, attachments = [] }: MailMessage): Promise<void> {
    const domain = /@([^>\s]+)/.exec(this.from)?.[1] ?? 'localhost';
    const idOf = (of: string): string => `<${of}@${domain}>`;
    const transporter = await (this.transporter ??= this.createTransporter());
    await transporter.sendMail({
      from: this.from,
      to: to.map((address) => ({ name: '', address })),
      subject,
      text,
      html,
      messageId: idOf(key),
      ...(replyTo ? { replyTo } : {}),
      ...(inReplyTo ? { inReplyTo: idOf(inReplyTo), references: idOf(inReplyTo) } : {}),
      ...(unsubscribeUrl ? { headers: unsubscribeHeaders(unsubscribeUrl) } : {}),
      attachments: attachments.map(({ name, bytes }) => ({ filename: name, content: bytes, contentType: 'application/pdf' })),
    });
  }

  close(): void {
    void this.transporter?.then((transporter) => transporter.close());
  }

  /** Imports nodemailer only in processes that send mail over SMTP. */
  private async createTransporter(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }
}

/** Writes each message to the disk instead: the attachments, then an HTML page that ends with the addresses, the subject and the plain text. */
class FileTransport extends MailTransport {
  readonly kind = 'file';
  private readonly logger: Logger;
  private folderIsReady: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    logger: Logger,
  ) {
    super();
    this.logger = withoutRedaction(logger);
  }

  async send({ to, subject, text, html, key, unsubscribeUrl, attachments = [] }: MailMessage): Promise<void> {
    const file = join(this.folder, key.replace(/[^\w.-]/g, '-'));
    try {
      await (this.folderIsReady ??= this.prepareFolder());
      for (const { name, bytes } of attachments) this.write(`${file}.${name.replace(/[^\w.-]/g, '-')}`, bytes);
      const headers = Object.entries(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {});
      const plain = `To: ${to.join(', ')}\nSubject: ${subject}\n${headers.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${text}`;
      this.write(`${file}.html`, `${html}\n<pre style="white-space:pre-wrap">${escapeMarkup(plain)}</pre>\n`);
    } catch (error) {
      // The folder may have been removed; the next attempt makes it again.
      this.folderIsReady = undefined;
      throw error;
    }
    this.logger.warn({ file: `${file}.html` }, 'SMTP_URL is not set: wrote the mail to a file');
  }

  close(): void {}

  private async prepareFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Mails contain personal data; a folder of an earlier release is readable by other accounts.
    await chmod(this.folder, 0o700);
  }

  /**
   * Synchronously: the asynchronous calls cost several times as much as such a small file. Each file is a tenth of a busy worker's
   * time. One that a killed worker leaves half written is written again, because its email was not marked as sent.
   */
  private write(path: string, content: string | Buffer): void {
    writeFileSync(path, content, { mode: 0o600 });
  }
}

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** SMTP when SMTP_URL is set, else files in DATA_DIR/mail. */
export function openMailTransport(config: Config, logger: Logger): MailTransport {
  if (config.SMTP_URL) return new SmtpTransport(config.SMTP_URL, config.MAIL_FROM);
  return new FileTransport(resolve(config.DATA_DIR, 'mail'), logger);
}
