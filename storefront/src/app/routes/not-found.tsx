import { ButtonLink } from '#components/ui/button.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { EmptyScreen } from './empty-screen.tsx';

export function Screen() {
  return (
    <Page>
      <PageHead status={404} head={{ title: '404 Page Not Found', noindex: true }} />
      <EmptyScreen
        as="h1"
        title="404 Page Not Found"
        actions={
          <>
            <ButtonLink to={paths.products}>Browse the collection</ButtonLink>
            <ButtonLink to={paths.home} variant="outline">
              Return Home
            </ButtonLink>
          </>
        }
      >
        <p>This page has moved on, or was never printed. The shop is still here.</p>
      </EmptyScreen>
    </Page>
  );
}
