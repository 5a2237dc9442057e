import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';

/** What the modules count and measure for /metrics; it shows them beside its own. */
@Injectable()
export class MetricsRegistry {
  readonly registry = new Registry();

  /** Counts from the start of the process. */
  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  /** `read` is asked whenever somebody looks. */
  gauge(name: string, help: string, read: () => Promise<number>): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
