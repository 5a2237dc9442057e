/** What the components ask of a browser and jsdom does not have. Nothing here has a layout: that is the matter of journeys. */

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** React and antd post to themselves only. The channel of Node would keep the process alive. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage?.()) };
}

/** A wide window of someone who asks for less motion, so that no dialog waits for a transition. */
const matches = (query: string): boolean => query.includes('min-width') || query.includes('prefers-reduced-motion');

function matchMedia(query: string): Pick<MediaQueryList, 'matches' | 'media' | 'addEventListener' | 'removeEventListener'> {
  const target = new EventTarget();
  return {
    matches: matches(query),
    media: query,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
}

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.open = true;
  const [first] = this.querySelectorAll<HTMLElement>('button, [href], input, select, textarea, [tabindex]');
  first?.focus();
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();

function close(this: HTMLDialogElement): void {
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
}

/** jsdom knows no pseudo-elements, and reports the question as an error. */
const styleOf = globalThis.getComputedStyle.bind(globalThis);

Object.assign(globalThis, {
  matchMedia,
  getComputedStyle: (element: Element) => styleOf(element),
  MessageChannel: Channel,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => undefined,
});
Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(Element.prototype, {
  checkVisibility(this: Element): boolean {
    return this.isConnected;
  },
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
});
