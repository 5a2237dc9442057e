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

/** Elements that a browser shows inside a line of text, or as a box in it; all others are blocks. */
const INLINE = 'a,abbr,b,bdi,bdo,br,cite,code,em,i,img,kbd,label,mark,picture,q,s,small,span,strong,sub,sup,svg,time,u,var,video';
const BOXES = 'button,input,select,textarea';
const HIDDEN = '[hidden],dialog:not([open]),input[type=hidden],script,style,template';

function displayOf(element: Element): string {
  if (element.matches(HIDDEN)) return 'none';
  if (element.matches(BOXES)) return 'inline-block';
  return element.matches(INLINE) ? 'inline' : 'block';
}

/** What the closest ancestor with a value of its own has. */
function inherited(element: Element, property: 'visibility' | 'pointerEvents'): string {
  const styled = element.closest<HTMLElement>(`[style*=${property === 'visibility' ? property : 'pointer-events'}]`);
  if (!styled) return property === 'visibility' ? 'visible' : 'auto';
  return styled.style[property] || inherited(styled.parentElement ?? document.documentElement, property);
}

/**
 * What is hidden, without style sheets: specs load none, and jsdom would match the hundreds of rules of a browser's own sheet for
 * each element that is asked, which takes nine tenths of the time of a spec.
 */
function computedStyle(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const style = document.createElement('i').style;
  if (own.length > 0) style.cssText = own.cssText;
  style.display = own.display || displayOf(element);
  style.visibility = inherited(element, 'visibility');
  style.pointerEvents = inherited(element, 'pointerEvents');
  return style;
}

Object.assign(globalThis, {
  matchMedia,
  getComputedStyle: computedStyle,
  MessageChannel: Channel,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => undefined,
});
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(Element.prototype, {
  checkVisibility(this: Element): boolean {
    return this.isConnected;
  },
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  setPointerCapture: () => undefined,
});
