import { Typography } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { classNames } from '../theme/class-names.ts';
import styles from './section.module.css';

/** How the router reached the present page. The shell provides it: routes with a location of their own count every navigation as Back. */
export const NavigationContext = createContext<NavigationType | undefined>(undefined);

interface SectionHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Search and filters, beside the title where there is room; on phones one line that scrolls sideways. */
  tools?: ReactNode;
  /** Buttons on the right; on phones those with an icon show it alone. */
  actions?: ReactNode;
  /** Icons alone also on laptops, and a narrow title; an action with `data-crowding` then takes the room of the others. */
  compact?: boolean;
}

/** The heading of a page, used once per page; it also names the browser's tab. */
export function SectionHeader({ title, subtitle, tools, actions, compact = false }: SectionHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const ownNavigation = useNavigationType();
  const navigation = useRef(useContext(NavigationContext) ?? ownNavigation);
  useEffect(() => {
    document.title = `${title} · Admin Dashboard`;
  }, [title]);
  useEffect(() => {
    // The type when the page opened: a changed filter keeps focus and scroll position.
    if (navigation.current === NavigationType.Push) openAtTop(heading.current);
  }, []);
  return (
    <div className={classNames(styles.sectionHeader, compact && styles.sectionCompact)}>
      <div className={styles.sectionTitle}>
        <Typography.Title ref={heading} level={2} tabIndex={-1}>
          {title}
        </Typography.Title>
        {subtitle && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
      </div>
      {tools && <div className={styles.sectionTools}>{tools}</div>}
      {actions && <div className={styles.sectionActions}>{actions}</div>}
    </div>
  );
}

/** The link that opened the page is gone, and the page may be scrolled down. A tab that was selected keeps the focus. */
function openAtTop(heading: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  globalThis.scrollTo({ top: 0 });
  heading?.focus({ preventScroll: true });
}
