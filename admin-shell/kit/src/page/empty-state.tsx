import { InboxOutlined } from '@ant-design/icons';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  /** For example an "Add Your First Product" button. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Of the heading: 2 where it stands instead of a page. */
  level?: 2 | 3;
}

/** Shown instead of an empty list. */
export function EmptyState({ title, hint, action, icon = <InboxOutlined />, level = 3 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon} aria-hidden>
        {icon}
      </span>
      <Typography.Title level={level}>{title}</Typography.Title>
      {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}
