/** Times that depend on other rows or columns. */
export const times = {
  // For the queues of overdue orders and of parcels that are on the way for too long. An undone step clears its time.
  record_order_times: `create or replace function record_order_times() returns trigger language plpgsql as $$
    begin
      new.paid_at = case when new.payment_status in ('paid', 'refunded') then coalesce(new.paid_at, now()) end;
      new.shipped_at = case when new.status in ('shipped', 'delivered') then coalesce(new.shipped_at, now()) end;
      return new;
    end
  $$`,

  // A cause that is found after its month was closed counts in the first month that is open: statements never change.
  keep_closed_months: `create or replace function keep_closed_months() returns trigger language plpgsql as $$
    begin
      new.at := greatest(new.at, (select max(until) from statements));
      return new;
    end
  $$`,
};
