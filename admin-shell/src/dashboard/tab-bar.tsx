import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from '../styles/tabs.module.css';

interface Tab {
  key: string;
  label: string;
  path: string;
  /** How many items wait there; 0 shows nothing. */
  waiting?: number | undefined;
}

interface TabListProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  active: string;
  /** The prefix of the ids of tabs and panel. */
  id: string;
  className?: string;
}

interface TabBarProps extends Omit<TabListProps, 'id'> {
  /** The panel of the active tab. */
  children: ReactNode;
}

/** A tab list with its panel below. */
export function TabBar({ children, ...list }: TabBarProps) {
  const id = useId();
  return (
    <>
      <TabList {...list} id={id} />
      <TabPanel id={id} active={list.active}>
        {children}
      </TabPanel>
    </>
  );
}

/**
 * Tabs are links: they open in a new browser tab and can be copied. Activation is manual, because selecting one loads a remote:
 * arrows, Home and End move the focus, Enter and Space select. The bar scrolls on narrow screens; antd's Tabs would put a
 * "more" button into the tab list, which ARIA forbids.
 */
export function TabList({ label, tabs, active, id, className = styles.tabs }: TabListProps) {
  return (
    <div role="tablist" aria-label={label} className={className}>
      {tabs.map((tab) => (
        <TabLink key={tab.key} tab={tab} bar={id} selected={tab.key === active} />
      ))}
    </div>
  );
}

export function TabPanel({ id, active, children }: { id: string; active: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
      {children}
    </div>
  );
}

function TabLink({ tab, bar, selected }: { tab: Tab; bar: string; selected: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (selected) scrollToCurrent(link.current?.parentElement);
  }, [selected]);
  useEffect(() => {
    const tab = link.current;
    if (!tab) return undefined;
    // A label that arrives with the settings, or a font, moves the tabs after it.
    const observer = new ResizeObserver(() => scrollToCurrent(tab.parentElement));
    observer.observe(tab);
    return () => observer.disconnect();
  }, []);
  return (
    <Link
      ref={link}
      to={tab.path}
      role="tab"
      id={`${bar}-${tab.key}`}
      aria-selected={selected}
      aria-controls={selected ? `${bar}-panel` : undefined}
      tabIndex={selected ? 0 : -1}
      data-waiting={tab.waiting || undefined}
      onKeyDown={onKeyDown}
    >
      {tab.label}
    </Link>
  );
}

/** Shows the focused tab, else the selected one. Scrolls the bar only; `scrollIntoView` may scroll the page too. */
function scrollToCurrent(bar: HTMLElement | null | undefined): void {
  const tab = bar?.querySelector<HTMLElement>(':focus') ?? bar?.querySelector<HTMLElement>('[aria-selected="true"]');
  if (bar && tab) bar.scrollTo({ left: tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2 });
}

function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
    return;
  }
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const current = tabs.indexOf(event.currentTarget);
  const targets: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
