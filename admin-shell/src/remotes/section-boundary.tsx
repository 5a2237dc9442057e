import { logError } from '@shop/admin-kit';
import { Component, type ReactNode } from 'react';
import { Unavailable } from './unavailable.tsx';

interface SectionBoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps whatever a section throws inside its own tab. */
export class SectionBoundary extends Component<SectionBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(`The section "${this.props.title}" broke`, error);
  }

  override render(): ReactNode {
    const { title, onRetry, children } = this.props;
    if (!this.state.broken) return children;
    const again = (): void => {
      this.setState({ broken: false });
      onRetry();
    };
    return <Unavailable title={title} onRetry={again} />;
  }
}
