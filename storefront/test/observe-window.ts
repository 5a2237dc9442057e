import { act } from '@shop/component-testing';

/** Until the end of the spec, elements come near the window when the returned function is called with them: jsdom lays nothing out. */
export function observeWindow(): (element: Element) => void {
  const callbacks = new Map<Element, () => void>();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = new (class {
      observe(target: Element): void {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        callbacks.set(target, () => callback([entry], observer));
      }
      disconnect(): void {}
    })() as unknown as IntersectionObserver;
    return observer;
  });
  return (element) => act(() => callbacks.get(element)?.());
}
