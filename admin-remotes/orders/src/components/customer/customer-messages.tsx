import { Panel, StatusTag, useShopTime } from '@shop/admin-kit';
import type { CustomerMessage } from '@shop/contract';
import { Link } from 'react-router-dom';
import { SUBJECT_LABELS } from '../../rules/messages/message-labels.ts';
import customerStyles from '../../styles/customer.module.css';
import orderPageStyles from '../../styles/order-page.module.css';

/** What the person wrote through the contact form; each message opens in place. */
export function CustomerMessages({ messages }: { messages: readonly CustomerMessage[] }) {
  const time = useShopTime();
  if (messages.length === 0) return null;
  return (
    <Panel title="Messages">
      <ul className={customerStyles.messages} aria-label="Messages">
        {messages.map(({ id, subject, message, read, createdAt }) => (
          <li key={id}>
            <details>
              <summary>
                <span className={customerStyles.messageSubject}>{SUBJECT_LABELS[subject]}</span>{' '}
                {!read && <StatusTag tone="info">Unread</StatusTag>}
                <small>
                  <time dateTime={createdAt}>{time.moment(createdAt)}</time>
                </small>
              </summary>
              <p className={orderPageStyles.text}>{message}</p>
              <Link to={`/messages/${id}`}>Open in messages</Link>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
