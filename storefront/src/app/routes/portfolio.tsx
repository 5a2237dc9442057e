import { Page, PageTitle } from '../../components/ui/page.tsx';

export function Screen() {
  return (
    <Page>
      <PageTitle title="Being set" />
    </Page>
  );
}
