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

interface UnavailableProps {
  title: string;
  onRetry: () => void;
}

/** Shown in the tab of a section whose remote is missing or threw an error. */
export const SectionUnavailable = ({ title, onRetry }: UnavailableProps) => (
  <div role="alert">
    <EmptyState
      level={2}
      title={`${title} is unavailable`}
      hint="The other sections work as usual. Please retry in a moment."
      action={<RetryButton onRetry={onRetry} />}
    />
  </div>
);

/** Shown in the tab of a section whose remote takes long; it is shown as soon as it arrives. */
export const SectionLate = ({ title, onRetry }: UnavailableProps) => (
  <output>
    <EmptyState
      level={2}
      title={`${title} is still loading`}
      hint="It opens as soon as it arrives. The other sections work as usual."
      action={<RetryButton onRetry={onRetry} />}
    />
  </output>
);

/** Shown in every tab while it is not known which remotes there are. */
export const SectionsUnavailable = ({ onRetry }: Pick<UnavailableProps, 'onRetry'>) => (
  <div role="alert">
    <EmptyState
      level={2}
      title="The list of sections is unavailable"
      hint="No section opens until it is read. The shop works as usual."
      action={<RetryButton onRetry={onRetry} />}
    />
  </div>
);

const RetryButton = ({ onRetry }: Pick<UnavailableProps, 'onRetry'>) => (
  <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
    Retry
  </Button>
);
