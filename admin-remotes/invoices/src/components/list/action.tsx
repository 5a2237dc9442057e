import { Button } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import styles from '../../styles/invoices.module.css';

interface ActionProps {
  text: string;
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** Tables show the icon alone, with its text as a tip. */
export function Action({ text, label, icon, onClick }: ActionProps) {
  return (
    <Button icon={icon} aria-label={label} title={label} onClick={onClick}>
      <span className={styles.actionText}>{text}</span>
    </Button>
  );
}
