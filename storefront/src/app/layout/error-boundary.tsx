import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';

/** Keeps header, footer and cart usable when a screen throws or its chunk fails to load. */
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
              <ButtonLink to={paths.home} variant="outline">
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
