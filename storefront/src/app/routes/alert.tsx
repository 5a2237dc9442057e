import type { Alert } from '@shop/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { alertQuery, useAlert } from '#features/alerts/api/get-alert.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { isNotFound } from '#lib/query-client.ts';
import type { RouteRequest } from '../route-table.ts';
import styles from './alert/alert.module.css';

const TOKEN = 't';

export const load = ({ queryClient, api, params: { id = '' }, search }: RouteRequest) =>
  queryClient.prefetchQuery(alertQuery(api, id, search.get(TOKEN) ?? ''));

const nameOf = ({ product, label }: Alert): string => (label === null ? product.name : `${product.name}, ${label}`);

/** A form of its own, so that it works without scripts: mail scanners open the page, but press no button. */
function Answers({ id, token, isConfirmed }: { id: string; token: string; isConfirmed: boolean }) {
  return (
    <form
      method="post"
      action={`${paths.alert(encodeURIComponent(id))}?${TOKEN}=${encodeURIComponent(token)}`}
      className={styles.answers}
    >
      {!isConfirmed && (
        <Button type="submit" name="answer" value="yes">
          Yes, tell me
        </Button>
      )}
      <Button type="submit" name="answer" value="no" variant="outline">
        No, thanks
      </Button>
    </form>
  );
}

function Answered({ alert, children }: { alert: Alert; children: string }) {
  return (
    <Notice
      as="h1"
      title={children}
      actions={
        <ButtonLink to={paths.product(alert.product.id)} variant="outline">
          {nameOf(alert)}
        </ButtonLink>
      }
    />
  );
}

function AlertState({ alert, id, token }: { alert: Alert; id: string; token: string }) {
  if (alert.state === 'sent') return <Answered alert={alert}>We have written to you.</Answered>;
  const isConfirmed = alert.state === 'waiting';
  return (
    <Notice
      as="h1"
      title={isConfirmed ? 'We will write once.' : `Tell me when ${nameOf(alert)} is available`}
      actions={<Answers id={id} token={token} isConfirmed={isConfirmed} />}
    >
      <p>
        {isConfirmed
          ? `You get one email when ${nameOf(alert)} is available.`
          : 'You get one email when it can be bought, and nothing else.'}
      </p>
    </Notice>
  );
}

const TITLES: Record<Alert['state'], string> = {
  pending: 'Please confirm',
  waiting: 'We will write once',
  sent: 'We have written',
};

export function Screen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const token = search.get(TOKEN) ?? '';
  const { data: alert, isPending, error } = useAlert(id, token);
  const status = alert || isPending ? 200 : isNotFound(error) ? 404 : 503;
  return (
    <Page>
      <PageHead
        status={status}
        head={{ title: alert ? TITLES[alert.state] : 'No email from us', noindex: true, private: true }}
      />
      {alert && <AlertState alert={alert} id={id} token={token} />}
      {!alert && status === 404 && (
        <Notice
          as="h1"
          title="You get no mail from us about this."
          actions={<ButtonLink to={paths.products}>Back to Products</ButtonLink>}
        />
      )}
      {!alert && status === 503 && (
        <Notice as="h1" title="We could not read it" actions={<ButtonLink to={paths.home}>Return Home</ButtonLink>}>
          <p>Please open the link again in a minute.</p>
        </Notice>
      )}
    </Page>
  );
}
