import { Injectable } from '@nestjs/common';
import { withTimeout } from '@shop/contract/with-timeout';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Shorter than the timeout of a scrape, so that a silent database does not hide the other metrics. */
const READ_TIMEOUT_MS = 2_000;

/** `value`, or `otherwise` when it cannot be read in time. */
const readable = <T>(value: Promise<T>, otherwise: T): Promise<T> =>
  withTimeout(
    READ_TIMEOUT_MS,
    value.catch(() => otherwise),
    () => otherwise,
  );

/** Counters and gauges of the modules; /metrics adds them to its own. */
@Injectable()
export class MetricsRegistry {
  readonly registry = new Registry();

  /** Starts at 0 with the process. */
  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers: [this.registry] });
  }

  /** `read` runs for every request of /metrics; the value is NaN when it fails, and there is none when it is undefined. */
  gauge(name: string, help: string, read: () => Promise<number | undefined>): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await readable(read(), Number.NaN);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  /** As `gauge`, with a value for each value of `label`; there are none when `read` fails. */
  gauges(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): Gauge {
    return new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      async collect() {
        const values = await readable(read(), {});
        this.reset();
        for (const [key, value] of Object.entries(values)) this.labels(key).set(value);
      },
    });
  }
}
