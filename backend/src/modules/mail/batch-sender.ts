import { SpanKind } from '@opentelemetry/api';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inSpan } from '#platform/tracing/in-span.js';
import { continueWork, type WorkContext } from '#platform/tracing/work-context.js';
import { isLeaseOf, MailSender, type OutgoingMail } from './mail-sender.js';
import { END_LEASES, type LeasedMail } from './mail.queries.js';

/** The emails of one job in a batch. */
interface MailGroup {
  /** The job's name, for traces. */
  name: string;
  mails: readonly OutgoingMail[];
  context?: WorkContext | undefined;
}

/** Emails that were sent longer ago are marked before the next ones are sent: a worker that is killed repeats few. */
const MARK_INTERVAL_MS = 200;

/** Sends the emails of several jobs with one lease and few marks. */
@Injectable()
export class BatchSender {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly sender: MailSender,
  ) {}

  /**
   * Sends one group after the other, each as a part of what caused it. Returns the groups that are not done: the first of which an email
   * could not be sent, because the mail server may be away, and all after it.
   */
  async send<Group extends MailGroup>(groups: readonly Group[]): Promise<Group[]> {
    const leases = await this.sender.lease(groups.flatMap(({ mails }) => mails));
    const unmarked: string[] = [];
    let markedAt = performance.now();
    for (const [index, group] of groups.entries()) {
      const isDone = await this.sendGroup(group, leases, unmarked);
      if (!isDone || performance.now() - markedAt > MARK_INTERVAL_MS) {
        await this.sender.markSent(unmarked.splice(0));
        markedAt = performance.now();
      }
      if (!isDone) return this.giveBack(groups.slice(index), leases);
    }
    await this.sender.markSent(unmarked);
    return [];
  }

  /** Adds what was sent to `sent`. False when an email failed, or has no lease: it may have been sent or be with another worker. */
  private sendGroup({ name, mails, context }: MailGroup, leases: readonly LeasedMail[], sent: string[]): Promise<boolean> {
    const own = leases.filter((lease) => mails.some((mail) => isLeaseOf(lease, mail)));
    const attempts = (): Promise<{ id: string; error?: Error }[]> =>
      Promise.all(own.map((lease) => this.sender.attempt(mails, lease)));
    return continueWork(context, () =>
      inSpan(name, { kind: SpanKind.CONSUMER }, async () => {
        const succeeded = (await attempts()).filter(({ error }) => error === undefined);
        sent.push(...succeeded.map(({ id }) => id));
        return succeeded.length === mails.length;
      }),
    );
  }

  /** Ends the leases of emails that were not sent, so that the next attempt need not wait for their end. */
  private async giveBack<Group extends MailGroup>(groups: readonly Group[], leases: readonly LeasedMail[]): Promise<Group[]> {
    const mails = groups.flatMap((group) => group.mails);
    const ids = leases.filter((lease) => mails.some((mail) => isLeaseOf(lease, mail))).map(({ id }) => id);
    await END_LEASES.execute(this.db, ids);
    return [...groups];
  }
}
