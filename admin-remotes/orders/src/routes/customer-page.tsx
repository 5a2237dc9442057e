import { ArrowLeftOutlined, EmptyState, QueryState, SectionHeader } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { customerQuery } from '../api/get-customer.ts';
import { DownloadData } from '../components/customer/download-data.tsx';
import { CustomerView } from '../components/customer/customer-view.tsx';
import { isUnknown } from '../rules/customer-page.ts';
import orderPageStyles from '../styles/order-page.module.css';

/** Everything of one person: the email address is in the query, which is in no log. */
export function CustomerPage() {
  const [params] = useSearchParams();
  const email = (params.get('email') ?? '').trim();
  const query = useQuery(customerQuery(email));
  return (
    <>
      <p className={orderPageStyles.back}>
        <Link to="..">
          <ArrowLeftOutlined aria-hidden /> Orders
        </Link>
      </p>
      <QueryState query={query} failure="Failed to fetch the customer" placeholders={2}>
        {(customer) =>
          isUnknown(customer) ? <UnknownCustomer email={email} /> : <CustomerView key={customer.email} customer={customer} />
        }
      </QueryState>
    </>
  );
}

function UnknownCustomer({ email }: { email: string }) {
  return (
    <>
      <SectionHeader title="Customer" subtitle={email} />
      <EmptyState
        title="Nothing is stored about this address"
        hint="No order, message or invoice names it, or it was erased on request."
        action={email !== '' && <DownloadData email={email} />}
      />
    </>
  );
}
