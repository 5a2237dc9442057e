import { defineQuery } from '#platform/database/define-query.js';

/** The state and the country stay, because the books need them for the sales tax. */
export const eraseCustomer = defineQuery<[id: string], { id: string }>({
  name: 'orders.erase-customer',
  text: `update orders set customer_name = '', customer_email = '', customer_phone = null, billing_address = null,
      shipping_address = jsonb_build_object('street', '', 'city', '', 'state', shipping_address ->> 'state', 'zipCode', '',
        'country', shipping_address ->> 'country'),
      notes = null, tracking_carrier = null, tracking_number = null, session_id = null, placed_from = null,
      customer_erased_at = now(), updated_at = now()
    where id = $1 and customer_erased_at is null returning id`,
  columns: { id: 'uuid' },
});

/** Free texts and tracking numbers; the entries themselves, with states and times, stay. */
export const eraseHistory = defineQuery<[orderId: string]>({
  name: 'orders.erase-customer-history',
  text: `update order_events set detail = detail - array['reason', 'carrier', 'number'] where order_id = $1`,
});

export const eraseNotes = defineQuery<[orderId: string]>({
  name: 'orders.erase-customer-notes',
  text: 'delete from order_notes where order_id = $1',
});

export const eraseReasons = defineQuery<[orderId: string]>({
  name: 'orders.erase-customer-reasons',
  text: 'update refunds set reason = null where order_id = $1 and reason is not null',
});
