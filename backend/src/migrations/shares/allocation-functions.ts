/**
 * Divides each change of a refunded amount among the charges and lines of its order, see docs/decisions/0477. In the database, so that no
 * code path and no older release can forget it. Rows without item and charge are of what was paid beyond the order.
 */
export const allocationFunctions = `
  -- The part of each in an amount, by running sums: the parts add up to it, and all of it leaves nothing.
  create function parts_of(amount numeric, parts bigint[]) returns bigint[] language sql immutable as $$
    select coalesce(array_agg(case when total = 0 then 0
        else div(amount * running, total) - div(amount * (running - part), total) end order by place), '{}')::bigint[]
    from (select part, place, sum(part) over (order by place) as running, sum(part) over () as total
      from unnest(parts) with ordinality as given (part, place)) sums
  $$;

  create function is_fixed_refund(refund uuid) returns boolean language sql stable as $$
    select exists (select from refunds where id = refund and borne_by_shop) or exists (select from refund_lines where refund_id = refund)
  $$;

  -- What an order consists of: taxes, fees, shipping less the discounts that name no line, lines. "running" is what running refunds have
  -- got since the last fixed one.
  create function refund_components(wanted uuid)
    returns table (place bigint, item uuid, charge uuid, taxed uuid, value bigint, given bigint, running bigint)
    language sql stable as $$
    with discount as (
        select coalesce(sum(cents), 0) as cents from order_charges where order_id = wanted and kind = 'discount' and order_item_id is null),
      allocated as (
        select a.*, a.refund_id is not null and is_fixed_refund(a.refund_id) as is_fixed
        from refund_allocations a join refunded_amount_changes c on c.id = a.change_id where c.order_id = wanted),
      last_fixed as (select coalesce(max(id), 0) as id from allocated where is_fixed),
      got as (
        select order_item_id, charge_id, sum(cents) as cents, coalesce(sum(cents) filter (where id > (select id from last_fixed)), 0) as running
        from allocated group by 1, 2),
      component (rank, position, created_at, item, charge, taxed, value) as (
        select case kind when 'tax' then 1 when 'fee' then 2 else 3 end, position, null::timestamptz, null::uuid, id,
          case kind when 'tax' then order_item_id end,
          case kind when 'shipping' then greatest(0, least(cents,
            sum(cents) filter (where kind = 'shipping') over (order by position) + (select cents from discount))) else cents end
        from order_charges where order_id = wanted and kind in ('tax', 'fee', 'shipping')
        union all
        select 4, 0, created_at, order_item_id, null, null, net_cents from order_line_nets where order_id = wanted)
    select row_number() over (order by rank, position, created_at, coalesce(item, charge)), item, charge, taxed, value::bigint,
      coalesce(cents, 0)::bigint, coalesce(running, 0)::bigint
    from component left join got on got.order_item_id is not distinct from item and got.charge_id is not distinct from charge
  $$;

  -- What arrived beyond the order and was not given back.
  create function refundable_beyond(wanted uuid) returns bigint language sql stable as $$
    select greatest(0, received_amount * 100
        - (select coalesce(sum(value), 0) from refund_components(wanted))
        - (select coalesce(sum(cents), 0) from order_charges where order_id = wanted and kind = 'credit')
        - (select coalesce(sum(a.cents), 0) from refund_allocations a join refunded_amount_changes c on c.id = a.change_id
          where c.order_id = wanted and a.order_item_id is null and a.charge_id is null))::bigint
    from orders where id = wanted
  $$;

  create function write_allocation(change uuid, wanted uuid, refund uuid, amounts bigint[], beyond numeric) returns void language sql as $$
    insert into refund_allocations (change_id, refund_id, order_item_id, charge_id, cents)
    select change, refund, item, charge, amount
    from (select item, charge, amounts[place] as amount, place from refund_components(wanted) union all select null, null, beyond, 0) rows
    where amount <> 0 order by place
  $$;

  -- What was paid too much goes back first; then all that running refunds have got is divided again, and the difference is written.
  create function allocate_running(change uuid, wanted uuid, refund uuid, amount bigint) returns void language plpgsql as $$
    declare
      beyond bigint := least(amount, refundable_beyond(wanted));
      kept bigint[]; got bigint[]; remaining bigint; until bigint; target bigint[];
    begin
      select array_agg(value - given order by place), array_agg(running order by place), coalesce(sum(value - given), 0),
        coalesce(sum(running), 0) into kept, got, remaining, until from refund_components(wanted);
      beyond := greatest(beyond, amount - remaining);
      if until <= 0 then
        until := 0;
        got := array_fill(0::bigint, array[cardinality(kept)]);
      end if;
      target := parts_of(until + amount - beyond, array(select k + g from unnest(kept, got) as pair (k, g)));
      perform write_allocation(change, wanted, refund, array(select t - g from unnest(target, got) as pair (t, g)), beyond);
    end
  $$;

  -- The goods that staff named, with their part of the tax of the line. What a line cannot hold any more is divided like the rest.
  create function allocate_fixed(change uuid, wanted uuid, refund uuid, amount bigint) returns void language plpgsql as $$
    declare
      rest bigint := amount;
      beyond bigint := 0;
      kept bigint[]; amounts bigint[]; taxes bigint[]; parts bigint[];
      line record; goods bigint; tax bigint;
    begin
      select array_agg(value - given order by place), array_agg(0::bigint order by place) into kept, amounts from refund_components(wanted);
      for line in select c.place, c.item, l.cents from refund_lines l join refund_components(wanted) c on c.item = l.order_item_id
        where l.refund_id = refund order by c.place
      loop
        goods := least(line.cents, kept[line.place], rest);
        continue when goods <= 0;
        amounts[line.place] := goods;
        rest := rest - goods;
        taxes := array(select case when taxed = line.item then kept[place] else 0 end from refund_components(wanted) order by place);
        select least(div(goods::numeric * sum(t), kept[line.place]), rest) into tax from unnest(taxes) t;
        parts := parts_of(tax, taxes);
        amounts := array(select a + p from unnest(amounts, parts) as pair (a, p));
        rest := rest - tax;
      end loop;
      kept := array(select k - a from unnest(kept, amounts) as pair (k, a));
      if not exists (select from refund_lines where refund_id = refund) then
        beyond := least(rest, refundable_beyond(wanted));
      end if;
      beyond := greatest(beyond, rest - (select coalesce(sum(k), 0) from unnest(kept) k));
      parts := parts_of(rest - beyond, kept);
      perform write_allocation(change, wanted, refund, array(select a + p from unnest(amounts, parts) as pair (a, p)), beyond);
    end
  $$;

  -- Takes back what running refunds have got, the newest first; returns what is left of the amount.
  create function lower_running(change uuid, wanted uuid, amount bigint) returns bigint language plpgsql as $$
    declare
      rest bigint := amount;
      beyond bigint; now_got bigint[]; ever_got bigint[]; until bigint; kept bigint[]; lowered bigint[]; taken bigint;
    begin
      select least(rest, greatest(0, coalesce(sum(a.cents), 0))) into beyond
        from refund_allocations a join refunded_amount_changes c on c.id = a.change_id
        where c.order_id = wanted and a.order_item_id is null and a.charge_id is null
          and (a.refund_id is null or not is_fixed_refund(a.refund_id));
      rest := rest - beyond;
      select array_agg(value - given order by place), array_agg(running order by place), coalesce(sum(running), 0)
        into kept, now_got, until from refund_components(wanted);
      taken := least(rest, greatest(0, until));
      lowered := array_fill(0::bigint, array[cardinality(kept)]);
      if taken > 0 then
        lowered := array(select t - g from unnest(parts_of(until - taken, array(select k + g from unnest(kept, now_got) as pair (k, g))),
          now_got) as pair (t, g));
        rest := rest - taken;
      end if;
      if rest > 0 then
        -- "lowered" is below 0.
        ever_got := array(select greatest(0, lowered[place] + coalesce((select sum(a.cents) from refund_allocations a
            join refunded_amount_changes c on c.id = a.change_id
            where c.order_id = wanted and a.order_item_id is not distinct from item and a.charge_id is not distinct from charge
              and (a.refund_id is null or not is_fixed_refund(a.refund_id))), 0))
          from refund_components(wanted) order by place);
        taken := least(rest, (select coalesce(sum(e), 0) from unnest(ever_got) e));
        lowered := array(select l - p from unnest(lowered, parts_of(taken, ever_got)) as pair (l, p));
        rest := rest - taken;
      end if;
      perform write_allocation(change, wanted, null, lowered, -beyond);
      return rest;
    end
  $$;

  -- Takes back failed fixed refunds as they were, and of the others what is left of the amount.
  create function lower_fixed(change uuid, wanted uuid, amount bigint) returns void language sql as $$
    with got as (
        select a.refund_id, a.order_item_id, a.charge_id, sum(a.cents)::bigint as cents, r.status = 'failed' as is_failed,
          row_number() over (order by r.status, r.created_at, a.refund_id, min(a.id)) as place
        from refund_allocations a join refunded_amount_changes c on c.id = a.change_id join refunds r on r.id = a.refund_id
        where c.order_id = wanted and is_fixed_refund(r.id) group by 1, 2, 3, r.status, r.created_at having sum(a.cents) <> 0),
      others as (select parts_of(least(amount, sum(cents)), array_agg(cents order by place)) as parts from got where not is_failed)
    insert into refund_allocations (change_id, refund_id, order_item_id, charge_id, cents)
    select change, refund_id, order_item_id, charge_id, -lowered
    from (select got.*, case when is_failed then cents else (select parts from others)[row_number() over (partition by is_failed order by place)]
        end as lowered from got) rows
    where lowered <> 0 order by place
  $$;

  create function allocate_change(change refunded_amount_changes) returns void language plpgsql as $$
    declare
      rest bigint := change.cents + (select coalesce(sum(a.cents), 0) from refund_allocations a
        join refunded_amount_changes c on c.id = a.change_id join refunds r on r.id = a.refund_id
        where c.order_id = change.order_id and r.status = 'failed' and is_fixed_refund(r.id));
      refund record;
      taken uuid[] := '{}';
    begin
      perform lower_fixed(change.id, change.order_id,
        case when rest < 0 then lower_running(change.id, change.order_id, -rest) else 0 end);
      -- The provider may report a refund before our own call returns. The figures of the refund itself follow its order.
      for refund in select r.id, r.cents from refunds r where r.order_id = change.order_id and r.status <> 'failed'
          and not exists (select from refund_allocations where refund_id = r.id)
        order by r.status = 'requested', r.created_at, r.id
      loop
        continue when refund.cents > rest;
        rest := rest - refund.cents;
        taken := taken || refund.id;
      end loop;
      for refund in select r.id, r.cents, is_fixed_refund(r.id) as is_fixed from unnest(taken) with ordinality as t (id, place)
        join refunds r using (id) order by is_fixed_refund(r.id) desc, place
      loop
        if refund.is_fixed then
          perform allocate_fixed(change.id, change.order_id, refund.id, refund.cents);
        else
          perform allocate_running(change.id, change.order_id, refund.id, refund.cents);
        end if;
      end loop;
      if rest > 0 then
        perform allocate_running(change.id, change.order_id, null, rest);
      end if;
    end
  $$;

  create function allocate_refunded_amount() returns trigger language plpgsql as $$
    begin
      perform allocate_change(new);
      return null;
    end
  $$;
  create trigger refunded_amount_changes_allocate after insert on refunded_amount_changes
    for each row execute function allocate_refunded_amount();
`;
