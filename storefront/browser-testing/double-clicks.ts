interface Press {
  element: HTMLElement;
  at: number;
  /** What the press has sent. */
  sent: Set<string>;
  /** False until the element was clicked again. */
  repeated: boolean;
}

/** The gaps are those of quick and of tired hands; at 0, the page had time for nothing. Each press of a stepper counts. */
export const EVERY_WRITE = { gaps: [0, 20, 60, 120, 300], severalTimes: '^(Increase|Decrease|Move) ' };

/**
 * Makes a double click of every click that writes: what submits a form, or sends a request other than GET, is clicked again
 * `gaps` milliseconds after the first click, as long as nobody does anything else. What is then sent twice is reported.
 * Buttons that are pressed several times on purpose, which `severalTimes` matches, and those that open and close something are left
 * alone. Runs in the page of a journey, too: it must not refer to anything outside of it.
 */
export function doubleClickWrites(
  { gaps, severalTimes }: typeof EVERY_WRITE,
  report: (line: string) => void = (line) => console.error(line),
): { rest: () => Promise<void> } {
  /** On a busy machine a timer may come after the time of a double click. */
  const LATE_MS = 150;
  const steps = new RegExp(severalTimes);
  const send = globalThis.fetch;
  let press: Press | undefined;
  let isRepeating = false;
  let running: Promise<unknown>[] = [];

  const forget = (): void => {
    if (!isRepeating) press = undefined;
  };
  for (const type of ['pointerdown', 'keydown', 'input']) document.addEventListener(type, forget, true);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (isRepeating) return;
      const element = (target as Element).closest<HTMLElement>('button, [role=button], [role=menuitem], a, label, summary');
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      const isMeantOnce = element && !steps.test(name) && !element.hasAttribute('aria-expanded');
      press = isMeantOnce ? { element, at: performance.now(), sent: new Set(), repeated: false } : undefined;
      // A form may check its fields for a while before it sends them.
      if (press?.element.matches('[type=submit]')) running.push(repeat(press));
    },
    true,
  );

  async function repeat(of: Press): Promise<void> {
    for (const gap of gaps) {
      if (gap > 0) await new Promise((resolve) => setTimeout(resolve, of.at + gap - performance.now()));
      else await Promise.resolve();
      const isLate = performance.now() - of.at > gap + LATE_MS;
      if (isLate || press !== of || !of.element.isConnected || of.element.matches(':disabled')) return;
      of.repeated = true;
      isRepeating = true;
      of.element.click();
      isRepeating = false;
    }
  }

  function write(request: string): void {
    if (press === undefined) return;
    if (press.sent.has(request) && press.repeated)
      report(`A double click on "${press.element.textContent}" sent twice: ${request}`);
    press.sent.add(request);
    if (press.sent.size === 1 && !press.element.matches('[type=submit]')) running.push(repeat(press));
  }

  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const of = press;
    if (method !== 'GET') write(`${method} ${String(input)} ${typeof init?.body === 'string' ? init.body : ''}`);
    const response = await send(input, init);
    // After an error, the same click is meant again.
    if (method !== 'GET' && !response.ok && press === of) press = undefined;
    return response;
  };
  return {
    rest: async () => {
      press = undefined;
      await Promise.all(running);
      running = [];
    },
  };
}
