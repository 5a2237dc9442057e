/** Rows that are written once. */
export const frozenRows = {
  // For any table.
  refuse_change: `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,

  // The item of a charge may go when its size is changed; the charge stays.
  refuse_charge_change: `create or replace function refuse_charge_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The charges of an order are never changed' using errcode = 'restrict_violation';
    end
  $$`,
};
