import { formatMoney, Panel } from '@shop/admin-kit';
import type { Customer } from '@shop/contract';
import { mailtoLink } from '../../rules/format.ts';
import { Detail, DetailList } from '../detail/detail-list.tsx';

/** The address and the sums of all orders. */
export function CustomerSums({ customer }: { customer: Customer }) {
  const { email, orderCount, unfinishedOrders, paid, refunded } = customer;
  return (
    <Panel title="At a glance">
      <DetailList>
        <Detail label="E-mail">
          <a href={mailtoLink(email)}>{email}</a>
        </Detail>
        <Detail label="Orders">
          {orderCount}
          {unfinishedOrders > 0 && ` (${unfinishedOrders} not finished)`}
        </Detail>
        <Detail label="Paid">{formatMoney(paid)}</Detail>
        <Detail label="Refunded">{formatMoney(refunded)}</Detail>
      </DetailList>
    </Panel>
  );
}
