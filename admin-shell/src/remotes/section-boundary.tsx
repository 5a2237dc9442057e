import { Button, EmptyState, logError, ReloadOutlined } from '@shop/admin-kit';
import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Contains the errors that a section throws, so that the rest of the admin keeps working. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(`The section "${this.props.title}" threw an error`, error);
  }

  override render(): ReactNode {
    const { title, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    const retry = (): void => {
      this.setState({ failed: false });
      onRetry();
    };
    return <SectionUnavailable title={title} onRetry={retry} />;
  }
}

/** Shown in the tab of a section whose remote is missing, does not respond or threw an error. */
export function SectionUnavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const retry = (
    <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={`${title} is unavailable`}
        hint="The other sections work as usual. Please retry in a moment."
        action={retry}
      />
    </div>
  );
}
