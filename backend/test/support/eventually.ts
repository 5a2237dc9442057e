/** Long enough that waiting leaves the processor to what is waited for. */
const LOOK_EVERY_MS = 5;

/** Reads until `done` accepts the value or `waitMs` are over; returns the last reading, so that the test can assert on it. */
export async function eventually<T>(read: () => Promise<T>, done: (value: T) => boolean, waitMs = 10_000): Promise<T> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const value = await read();
    if (done(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
