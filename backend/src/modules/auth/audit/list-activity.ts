import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { query } from '#platform/database/sql.js';
import type { ActivityPageDto } from './activity.dto.js';
import type { ActivityEntryView, ActivityPageView } from './activity.view.js';
import { readDetail } from './read-detail.js';

const PAGE_SIZE = 50;

type ActivityRow = Omit<ActivityEntryView, 'name' | 'changes' | 'details'> & { detail: Record<string, unknown> };

/** Reads what admins did, newest first. */
@Injectable()
export class ListActivity {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Reads one row more than `size` to find out whether there is a next page. */
  async page(filter: ActivityPageDto, size = PAGE_SIZE): Promise<ActivityPageView> {
    const rows = await this.rows(filter, size + 1);
    const entries = rows.slice(0, size).map(({ detail, ...row }): ActivityEntryView => ({ ...row, ...readDetail(detail) }));
    return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
  }

  /** Only the given filters become conditions, so that Postgres can choose the index that fits them. */
  private rows({ person, entity, signIns, entityId, from, to, after }: ActivityPageDto, limit: number): Promise<ActivityRow[]> {
    const parameters: unknown[] = [];
    const given = (value: string | undefined, condition: (placeholder: string) => string): string[] =>
      value === undefined ? [] : [condition(`$${parameters.push(value)}`)];
    const where = [
      ...given(person, (id) => `l.admin_id = ${id}`),
      ...given(entity, (name) => `l.entity = ${name}`),
      ...(signIns === 'hidden' ? [`l.entity <> 'session'`] : []),
      ...given(entityId, (id) => `l.entity_id = ${id}`),
      ...given(from, (time) => `l.created_at >= ${time}`),
      ...given(to, (time) => `l.created_at < ${time}`),
      ...given(after, (id) => `(l.created_at, l.id) < (select created_at, id from audit_log where id = ${id})`),
    ];
    return query<ActivityRow>(
      this.db,
      `select l.id, l.created_at as at, l.admin_id as "personId", coalesce(u.display_name, l.admin_name) as person,
        l.admin_name as username, l.action, l.entity, l.entity_id as "entityId", l.detail
      from audit_log l left join users u on u.id = l.admin_id
      ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
      order by l.created_at desc, l.id desc limit ${limit}`,
      parameters,
    );
  }
}
