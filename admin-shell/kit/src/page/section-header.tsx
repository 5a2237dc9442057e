import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface SectionHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons on the right; below the title on narrow screens. */
  actions?: ReactNode;
}

/** The heading of a page, used once per page. */
export function SectionHeader({ title, subtitle, actions }: SectionHeaderProps) {
  return (
    <Flex wrap gap={12} align="center" justify="space-between" className="kit-section-header">
      <div>
        <Typography.Title level={2}>{title}</Typography.Title>
        {subtitle && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
      </div>
      {actions && (
        <Flex wrap gap={8}>
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
