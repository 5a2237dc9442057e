interface Press {
  element: HTMLElement;
  at: number;
  /** What the press has sent. */
  sent: Set<string>;
  /** False until the element was clicked again. */
  repeated: boolean;
  /** The errors that were shown: after a new one, the same click is meant again. */
  errors: number;
  /** 0 while there is no answer. */
  answeredAt: number;
}

/**
 * Makes a double click of every click that writes: what submits a form, or sends a request other than GET, is clicked again, at once
 * and after the gaps of quick and of tired hands, as long as nobody does anything else. What is then sent twice is reported. Steppers,
 * whose every press counts, and buttons that open and close something are left alone. The source of the class is sent to the page of
 * a journey, too: it must not refer to anything outside of itself.
 */
export class DoubleClicks {
  /** In milliseconds after the first click; at 0 the page had time for nothing. */
  private readonly gaps = [0, 20, 60, 120, 300];
  /** On a busy machine a timer may come after the time of a double click. */
  private readonly lateMs = 150;
  /** An error is shown a moment after its answer. */
  private readonly renderMs = 50;
  private readonly steppers = /^(Increase|Decrease|Move) /;
  /** Requests that write nothing a second time, and that a page sends by itself when it wants an answer. */
  private readonly questions = /\/(payments\/resolve|refunds\/preview|artist-ledger\/posting)$/;
  private press: Press | undefined;
  private isRepeating = false;
  private running: Promise<unknown>[] = [];

  /** Watches the document and the `fetch` of the page from now on. By default, a report is an uncaught error of the page. */
  constructor(
    private readonly report = (line: string): void =>
      queueMicrotask(() => {
        throw new Error(line);
      }),
  ) {
    for (const type of ['pointerdown', 'keydown', 'input', 'change', 'popstate'])
      window.addEventListener(type, () => this.forget(), true);
    document.addEventListener('click', ({ target }) => this.watch(target as Element), true);
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const address = typeof input === 'object' && 'url' in input ? input.url : String(input);
      const isWrite = (init?.method ?? 'GET') !== 'GET' && !this.questions.test(address);
      const of = this.press;
      if (isWrite) this.write(`${init?.method} ${address} ${typeof init?.body === 'string' ? init.body : ''}`);
      let isAnswered = false;
      try {
        const response = await send(input, init);
        isAnswered = response.ok;
        if (isWrite && of) of.answeredAt = performance.now();
        return response;
      } finally {
        // After an error, the same click is meant again.
        if (isWrite && !isAnswered && this.press === of) this.press = undefined;
      }
    };
  }

  /** Ends what is still being repeated. */
  async rest(): Promise<void> {
    this.press = undefined;
    await Promise.all(this.running);
    this.running = [];
  }

  private errors(): number {
    return document.querySelectorAll('[role=alert], [aria-live=assertive] > *').length;
  }

  private forget(): void {
    if (!this.isRepeating) this.press = undefined;
  }

  private watch(target: Element): void {
    if (this.isRepeating) return;
    const element = target.closest<HTMLElement>('button, [role=button], [role=menuitem], a, label, summary');
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const isMeantOnce = element && !this.steppers.test(name) && !element.hasAttribute('aria-expanded');
    this.press = isMeantOnce
      ? { element, at: performance.now(), sent: new Set(), repeated: false, errors: this.errors(), answeredAt: 0 }
      : undefined;
    // A form may check its fields for a while before it sends them.
    if (this.press?.element.matches('[type=submit]')) this.running.push(this.repeat(this.press));
  }

  private async repeat(of: Press): Promise<void> {
    for (const gap of this.gaps) {
      await (gap > 0 ? this.until(of.at + gap) : Promise.resolve());
      const isLate = performance.now() - of.at > gap + this.lateMs;
      if (of.answeredAt > 0) await this.until(of.answeredAt + this.renderMs);
      if (this.errors() > of.errors) return;
      if (isLate || this.press !== of || !of.element.isConnected || of.element.matches(':disabled')) return;
      of.repeated = true;
      this.isRepeating = true;
      of.element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 2 }));
      this.isRepeating = false;
    }
  }

  private until(moment: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, moment - performance.now()));
  }

  private write(request: string): void {
    const { press } = this;
    if (press === undefined) return;
    if (press.repeated && press.sent.has(request))
      this.report(`A double click on "${press.element.textContent}" sent twice: ${request}`);
    press.sent.add(request);
    if (press.sent.size === 1 && !press.element.matches('[type=submit]')) this.running.push(this.repeat(press));
  }
}
