import { CircuitBreaker } from './circuit-breaker.js';
import { MAX_FAILURES, OPEN_MS } from './circuit.js';
import { DisabledGateway } from './disabled-gateway.js';
import { GatewayError, type GatewayErrorCode, type PaymentIntent } from './payment-gateway.js';

const INTENT: PaymentIntent = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  status: 'succeeded',
  amountCents: 4800,
  currency: 'usd',
  checkoutId: null,
  refundedCents: 0,
  isDisputed: false,
};

class ScriptedGateway extends DisabledGateway {
  calls = 0;
  outcome: GatewayErrorCode | 'answers' = 'answers';
  override retrieve = (): Promise<never> => this.answer() as Promise<never>;
  override list = async function* (this: ScriptedGateway): AsyncGenerator<never> {
    yield (await this.answer()) as never;
  };

  private async answer(): Promise<PaymentIntent> {
    this.calls += 1;
    if (this.outcome !== 'answers') throw new GatewayError(this.outcome, 'scripted');
    return INTENT;
  }
}

let time: number;
let gateway: ScriptedGateway;
let breaker: CircuitBreaker;
beforeEach(() => {
  time = 0;
  gateway = new ScriptedGateway();
  breaker = new CircuitBreaker(gateway, () => time);
});

const attempt = (): Promise<string> =>
  breaker.retrieve('pi_1').then(
    () => 'answers',
    (error: GatewayError) => error.code,
  );
async function fail(times: number, code: GatewayErrorCode = 'unreachable'): Promise<void> {
  gateway.outcome = code;
  for (let n = 0; n < times; n += 1) expect(await attempt()).toBe(code);
}

describe('the circuit breaker (threat 94)', () => {
  it('fails at once after five unanswered calls, without calling the provider', async () => {
    await fail(MAX_FAILURES);
    expect(breaker.isOpen).toBe(true);
    gateway.outcome = 'answers';
    expect(await attempt()).toBe('unreachable');
    expect(gateway.calls).toBe(MAX_FAILURES);
  });

  it('stays closed when an answer comes in between, or the provider only refuses', async () => {
    await fail(MAX_FAILURES - 1);
    gateway.outcome = 'answers';
    expect(await attempt()).toBe('answers');
    await fail(MAX_FAILURES - 1);
    await fail(MAX_FAILURES, 'refused');
    expect(breaker.isOpen).toBe(false);
  });

  it('lets one call probe after a while, and closes when it is answered', async () => {
    await fail(MAX_FAILURES);
    time += OPEN_MS;
    gateway.outcome = 'answers';
    expect(await Promise.all([attempt(), attempt(), attempt()])).toEqual(['answers', 'unreachable', 'unreachable']);
    expect(breaker.isOpen).toBe(false);
    expect(await attempt()).toBe('answers');
  });

  it('stays open when the probe fails', async () => {
    await fail(MAX_FAILURES);
    time += OPEN_MS;
    expect(await attempt()).toBe('unreachable');
    expect(await attempt()).toBe('unreachable');
    expect(gateway.calls).toBe(MAX_FAILURES + 1);
  });

  it('counts lists as calls', async () => {
    gateway.outcome = 'unreachable';
    const read = async (): Promise<void> => {
      for await (const intent of breaker.list(new Date())) expect(intent).toEqual(INTENT);
    };
    for (let n = 0; n < MAX_FAILURES; n += 1) await expect(read()).rejects.toMatchObject({ code: 'unreachable' });
    expect(breaker.isOpen).toBe(true);
    time += OPEN_MS;
    gateway.outcome = 'answers';
    await read();
    expect(breaker.isOpen).toBe(false);
  });
});
