import { Button, EmptyState, Panel, PrinterOutlined, QueryState, SectionHeader, useShortcuts } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { orderQuery } from '../api/get-order.ts';
import { useNeighbours } from '../api/use-neighbours.ts';
import { Address } from '../components/detail/customer-panel.tsx';
import { OrderPackingSlip } from '../components/dialogs/order-packing-slip.tsx';
import { StepButton } from '../components/list/step-button.tsx';
import { useOrderSteps } from '../components/list/use-order-steps.tsx';
import { OrderTags } from '../components/order-tags.tsx';
import { OrderPager } from '../components/pack/order-pager.tsx';
import { Pieces, piecesOf } from '../components/pack/pieces.tsx';
import { PACKER_QUEUES, parseOrderFilter } from '../rules/order-filter.ts';
import { NOTHING_TO_PACK } from '../rules/parcel/packed-items.ts';
import { shippingName } from '../rules/parcel/shipping-name.ts';
import packStyles from '../styles/pack.module.css';
import styles from '../styles/order-page.module.css';

/** One order after the other of a queue, each piece with a tick. Without an id, the first order of the queue. */
export function PackPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const neighbours = useNeighbours(id, parseOrderFilter(new URLSearchParams(search), PACKER_QUEUES));
  const order = useQuery({ ...orderQuery(id ?? ''), enabled: id !== undefined });
  const { place, count, next, query } = neighbours;
  const open = (other: string): void => void navigate({ pathname: `/orders/pack/${other}`, search });
  const toggle = (piece: string): void =>
    setTicked((before) => new Set(before.has(piece) ? [...before].filter((one) => one !== piece) : [...before, piece]));
  if (id === undefined) {
    return (
      <QueryState query={query} failure="Failed to fetch orders" placeholders={1}>
        {() =>
          next === undefined ? (
            <EmptyState title="Everything paid is on its way" action={<Link to="/orders">Orders</Link>} />
          ) : (
            <Navigate replace to={{ pathname: `/orders/pack/${next}`, search }} />
          )
        }
      </QueryState>
    );
  }
  return (
    <>
      <p className={styles.back}>
        <Link to={{ pathname: '/orders', search }}>Orders</Link>
      </p>
      <QueryState query={order} failure="Failed to fetch the order" placeholders={2}>
        {(shown) => (
          <Parcel
            key={shown.id}
            order={shown}
            place={place === 0 ? undefined : `${place} of ${count}`}
            pager={<OrderPager {...neighbours} onOpen={open} />}
            has={(piece) => ticked.has(piece)}
            onToggle={toggle}
          />
        )}
      </QueryState>
    </>
  );
}

interface ParcelProps {
  order: AdminOrder;
  place: string | undefined;
  pager: ReactNode;
  has: (piece: string) => boolean;
  onToggle: (piece: string) => void;
}

function Parcel({ order, place, pager, has, onToggle }: ParcelProps) {
  const steps = useOrderSteps();
  const [printing, setPrinting] = useState(false);
  useShortcuts({ p: () => setPrinting(true) });
  const pieces = piecesOf(order);
  const packed = pieces.filter(has).length;
  const actions = (
    <>
      {pager}
      <Button icon={<PrinterOutlined aria-hidden />} onClick={() => setPrinting(true)}>
        Packing slip
      </Button>
      <StepButton
        order={order}
        busy={steps.busy}
        quiet={packed < pieces.length || pieces.length === 0}
        onStep={(step) => steps.run(order, step)}
      />
    </>
  );
  const subtitle = (
    <span className={styles.headerState}>
      <OrderTags {...order} /> {place && <span>{place}</span>}
    </span>
  );
  return (
    <article aria-label={`Pack ${order.orderNumber}`}>
      <SectionHeader title={`Pack ${order.orderNumber}`} subtitle={subtitle} actions={actions} />
      <div className={styles.panels}>
        <Panel title={`${packed} of ${pieces.length} packed`}>
          {pieces.length > 0 ? <Pieces order={order} has={has} onToggle={onToggle} /> : <p>{NOTHING_TO_PACK}</p>}
        </Panel>
        <Panel title="Ship to">
          <p className={packStyles.name}>
            <bdi>{order.customerName}</bdi>
          </p>
          {order.shippingAddress.street && <Address order={order} />}
          {shippingName(order) && <p>Ship by: {shippingName(order)}</p>}
          {order.notes && <p className={styles.text}>{order.notes}</p>}
        </Panel>
      </div>
      {steps.dialogs}
      <OrderPackingSlip open={printing} order={order} onClose={() => setPrinting(false)} />
    </article>
  );
}
