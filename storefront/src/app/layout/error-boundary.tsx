import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';

/** Keeps header, footer and cart usable when a screen breaks or its code cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page>
        <Notice
          as="h1"
          title="This page did not load"
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <ButtonLink to="/" look="outline">
                Return Home
              </ButtonLink>
            </>
          }
        >
          <p>Check your connection. Your cart is safe with us.</p>
        </Notice>
      </Page>
    );
  }
}
