import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type InstalledFunctions, installFunctions } from '../database-functions/index.js';

const TEXTS_BEFORE = `
  create or replace function set_order_details_text() returns trigger language plpgsql as $$
    begin
      new.details_text := folded_text(concat_ws(' ',
        nullif(regexp_replace(regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1'), ''),
        nullif(new.shipping_address ->> 'street', ''), nullif(new.shipping_address ->> 'street2', ''),
        nullif(new.shipping_address ->> 'city', ''), nullif(new.shipping_address ->> 'state', ''),
        nullif(new.shipping_address ->> 'zipCode', ''), nullif(new.item_names, '')));
      return new;
    end
  $$;

  create or replace function set_contact_message_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(new.name || ' ' || new.email || ' ' || new.message || coalesce((select string_agg(' ' || text, '') from message_replies where message_id = new.id), ''));
      return new;
    end
  $$`;

/** The same texts for less: before Postgres 18, folding was prepared anew in each transaction, and for messages in each row. */
export class InlineTextFolding1795778600000 implements MigrationInterface {
  readonly installs: InstalledFunctions = {
    set_order_details_text: 'ccaf19cabec4',
    set_contact_message_search_text: 'aba027a12527',
  };

  up(runner: QueryRunner): Promise<void> {
    return installFunctions(runner, this.installs);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(TEXTS_BEFORE);
  }
}
