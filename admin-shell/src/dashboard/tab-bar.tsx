import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab {
  key: string;
  label: string;
}

interface TabBarProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  onSelect: (key: string) => void;
  /** Tabs inside a tab panel, styled lighter. */
  inner?: boolean;
  /** The panel of the active tab. */
  children: ReactNode;
}

/**
 * Tabs with manual activation, because selecting one loads a remote: arrows, Home and End move the focus, Enter and Space
 * select. The bar scrolls on narrow screens; antd's Tabs would put a "more" button into the tab list, which ARIA forbids.
 */
export function TabBar({ label, tabs, active, onSelect, inner = false, children }: TabBarProps) {
  const id = useId();
  return (
    <>
      <div role="tablist" aria-label={label} className={inner ? 'shell-tabs shell-tabs-inner' : 'shell-tabs'}>
        {tabs.map((tab) => (
          <TabButton key={tab.key} tab={tab} bar={id} selected={tab.key === active} onSelect={() => onSelect(tab.key)} />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}

function TabButton({ tab, bar, selected, onSelect }: { tab: Tab; bar: string; selected: boolean; onSelect: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected) scrollToSelected(button.current?.parentElement);
  }, [selected]);
  useEffect(() => {
    const tab = button.current;
    if (!tab) return undefined;
    // A label that arrives with the settings, or a font, moves the tabs after it.
    const observer = new ResizeObserver(() => scrollToSelected(tab.parentElement));
    observer.observe(tab);
    return () => observer.disconnect();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={`${bar}-${tab.key}`}
      aria-selected={selected}
      aria-controls={selected ? `${bar}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
      onKeyDown={moveFocus}
    >
      {tab.label}
    </button>
  );
}

/** Scrolls the bar only; `scrollIntoView` may scroll the page too. */
function scrollToSelected(bar: HTMLElement | null | undefined): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (bar && tab) bar.scrollTo({ left: tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2 });
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const current = tabs.indexOf(event.currentTarget);
  const targets: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
