import { setTimeout as pause } from 'node:timers/promises';
import { query } from '#platform/database/sql.js';
import { givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { eventually } from '../support/eventually.js';
import type { ChaosShop } from './chaos-cluster.js';

const PATH = 'admin/payments/statements';
const PAUSE_MS = 150;
const TIMEOUT_MS = 60_000;
/** Statuses while the shop is down (0: no response). */
const RETRYABLE = new Set([0, 502, 503, 504]);

const PAYMENTS = `select order_number as number, total_amount as amount, replace(id::text, '-', '') as id from orders
  where payment_method = 'zelle' order by created_at, id`;
/** Each order has its payment in the payment file: nothing is left for a person, and nothing is paid twice. */
const WRONG = `select o.order_number || ': ' || o.payment_status as wrong from orders o
    where payment_method = 'zelle' and payment_status <> 'paid' and status <> 'cancelled'
  union all select external_id || ': ' || state || ' ' || coalesce(reason, '') from statement_lines where state <> 'matched'
  union all select order_id || ': paid ' || count(*) from order_events where kind = 'payment' and to_state = 'paid'
    group by order_id having count(*) > 1`;

/** Staff who read the bank's payment file of all orders by hand again and again, twice at once, while processes are killed. */
export class PaymentFileReader {
  readonly unexpectedResponses: string[] = [];
  private token: string | undefined;
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly shop: ChaosShop) {}

  start(): void {
    this.running = this.readUntilStopped();
  }

  /** Reads on until every order by hand is paid. Returns what is wrong after `TIMEOUT_MS`. */
  async finish(): Promise<string[]> {
    this.isStopped = true;
    await this.running;
    const wrong = await eventually(
      async () => {
        await this.readTwice();
        return query<{ wrong: string }>(this.shop.db, WRONG).catch((error: unknown) => [{ wrong: String(error) }]);
      },
      (rows) => rows.length === 0,
      TIMEOUT_MS,
    );
    return [...this.unexpectedResponses, ...wrong.map((row) => `the reader of payment files: ${row.wrong}`)];
  }

  private async readUntilStopped(): Promise<void> {
    while (!this.isStopped) {
      await this.readTwice();
      await pause(PAUSE_MS);
    }
  }

  private async readTwice(): Promise<void> {
    this.token ??= await this.signIn();
    const content = await this.file().catch(() => undefined);
    if (this.token === undefined || content === undefined) return;
    const body = { fileName: 'bank.csv', content, dryRun: false };
    const answers = await Promise.all([this.post(PATH, body), this.post(PATH, body)]);
    for (const { status, text } of answers) {
      if (status !== 200 && !RETRYABLE.has(status)) this.unexpectedResponses.push(`POST ${PATH}: ${status} ${text}`);
    }
  }

  private async file(): Promise<string> {
    const rows = await query<{ number: string; amount: string; id: string }>(this.shop.db, PAYMENTS);
    const lines = rows.map(({ number, amount, id }) => `11/02/2026,Zelle payment from JO for ${number}; Conf# ${id},${amount}`);
    return ['Date,Description,Amount', '11/01/2026,Zelle payment to BANK,-1.00', ...lines].join('\n');
  }

  /** Undefined while the shop is down. */
  private async signIn(): Promise<string | undefined> {
    const user = await givenUser(this.shop).catch(() => undefined);
    if (!user) return undefined;
    const { status, text } = await this.post('admin/login', { username: user.username, password: TEST_PASSWORD });
    return status === 200 ? (JSON.parse(text) as { token: string }).token : undefined;
  }

  private async post(path: string, body: object): Promise<{ status: number; text: string }> {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    try {
      const response = await fetch(`${this.shop.origin}/api/${path}`, {
        method: 'POST',
        headers: this.token === undefined ? headers : { ...headers, authorization: `Bearer ${this.token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }
}
