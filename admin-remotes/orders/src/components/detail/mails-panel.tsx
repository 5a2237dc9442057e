import { Button, Panel, QueryState, useRight, useShopTime } from '@shop/admin-kit';
import type { AdminOrder, OrderMail } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { orderMailsQuery } from '../../api/order-mails.ts';
import { MAIL_LABELS } from '../../rules/order-labels.ts';
import orderPageStyles from '../../styles/order-page.module.css';
import orderPanelsStyles from '../../styles/order-panels.module.css';

/** The mails of the order, each with a button to resend it for accounts that change orders. */
export function MailsPanel({ order, onResend }: { order: AdminOrder; onResend: (mail: OrderMail) => void }) {
  const query = useQuery(orderMailsQuery(order.id));
  const resends = useRight('change-orders');
  return (
    <Panel title="Mails">
      <QueryState query={query} failure="Failed to fetch the mails" placeholders={1}>
        {(mails) =>
          mails.length === 0 ? (
            <p className={orderPageStyles.empty}>No mail has gone out yet.</p>
          ) : (
            <ul className={orderPanelsStyles.mails}>
              {mails.map((mail, index) => (
                <MailListItem key={`${mail.kind} ${index}`} mail={mail} onResend={resends ? () => onResend(mail) : undefined} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

function MailListItem({ mail, onResend }: { mail: OrderMail; onResend: (() => void) | undefined }) {
  const name = MAIL_LABELS[mail.kind];
  const time = useShopTime();
  return (
    <li>
      <div>
        <p>{name}</p>
        <small>{mail.sentAt ? `Sent ${time.moment(mail.sentAt)}` : 'On its way'}</small>
        {mail.recipient && <small>To {mail.recipient}</small>}
        {mail.lastError && <small className={orderPanelsStyles.mailError}>Not sent yet: {mail.lastError}</small>}
      </div>
      {onResend && (
        <Button size="small" aria-label={`Resend ${name}`} onClick={onResend}>
          Resend
        </Button>
      )}
    </li>
  );
}
