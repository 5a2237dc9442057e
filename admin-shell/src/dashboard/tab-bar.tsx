import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

export interface Tab {
  key: string;
  label: string;
}

interface TabBarProps {
  /** What the tabs choose between, for those who do not see them. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChoose: (key: string) => void;
  /** Lighter: tabs within a tab. */
  inner?: boolean;
  /** The panel of the active tab. */
  children: ReactNode;
}

/**
 * Tabs and the panel of the active one. Arrows, Home and End move the focus, Enter and Space choose, because choosing loads a
 * remote. On a narrow screen the bar scrolls: antd's own puts its "more" button into the tab list, where only tabs may be.
 */
export function TabBar({ label, tabs, active, onChoose, inner = false, children }: TabBarProps) {
  const id = useId();
  return (
    <>
      <div role="tablist" aria-label={label} className={inner ? 'shell-tabs shell-tabs-inner' : 'shell-tabs'}>
        {tabs.map((tab) => (
          <TabButton key={tab.key} tab={tab} bar={id} selected={tab.key === active} onChoose={() => onChoose(tab.key)} />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}

function TabButton({ tab, bar, selected, onChoose }: { tab: Tab; bar: string; selected: boolean; onChoose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected && button.current) bringIntoView(button.current);
  }, [selected]);
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={`${bar}-${tab.key}`}
      aria-selected={selected}
      aria-controls={selected ? `${bar}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      onClick={onChoose}
      onKeyDown={moveFocus}
    >
      {tab.label}
    </button>
  );
}

/** Scrolls the bar and never the page, as `scrollIntoView` might. */
function bringIntoView(button: HTMLButtonElement): void {
  const bar = button.parentElement;
  bar?.scrollTo({ left: button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2 });
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}
