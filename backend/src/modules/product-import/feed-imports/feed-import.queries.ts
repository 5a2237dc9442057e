import { defineQuery } from '#platform/database/define-query.js';
import type { FeedOutcome, FeedReportRow } from '../shopify/report/feed-report.js';

/** Locks the import until the product's transaction ends, so that nothing is imported after a stop was answered. */
export const LOCK_RUNNING = defineQuery<[id: string], { id: string }>({
  name: 'product-import.lock-running-feed',
  text: `select id from feed_imports where id = $1 and status = 'importing' for share`,
  columns: { id: 'uuid' },
});

/** The first outcome counts: a job that was thought dead may still run beside its repetition. */
export const SAVE_LINE = defineQuery<[importId: string, position: number, outcome: FeedOutcome, report: FeedReportRow]>({
  name: 'product-import.save-feed-line',
  text: `update feed_import_lines set outcome = $3, report = $4
    where import_id = $1 and position = $2 and outcome is null`,
});

interface NewLine {
  position: number;
  handle: string;
  expected: FeedOutcome;
  outcome: FeedOutcome | null;
  report: FeedReportRow;
}

/** The lines are one JSON array. */
export const ADD_LINES = defineQuery<[importId: string, lines: string]>({
  name: 'product-import.add-feed-lines',
  text: `insert into feed_import_lines (import_id, position, handle, expected, outcome, report)
    select $1, position, handle, expected, outcome, report
    from jsonb_to_recordset($2::jsonb) as line (position integer, handle text, expected text, outcome text, report jsonb)`,
});
export const linesParameter = (lines: readonly NewLine[]): string => JSON.stringify(lines);

export const OPEN_LINES = defineQuery<[importId: string], { position: number; handle: string }>({
  name: 'product-import.open-feed-lines',
  text: 'select position, handle from feed_import_lines where import_id = $1 and outcome is null',
  columns: { position: 'integer', handle: 'text' },
});

export type FeedImportCounts = Record<FeedOutcome | 'lines' | 'done' | 'imagesToDownload', number>;

/** What the check expects, then what the import has done. */
export const COUNT_LINES = defineQuery<[importIds: string[]], FeedImportCounts & { id: string }>({
  name: 'product-import.count-feed-lines',
  text: `select i.id, count(l.position)::integer as lines, count(l.outcome)::integer as done,
      count(*) filter (where shown.outcome = 'created')::integer as created,
      count(*) filter (where shown.outcome = 'updated')::integer as updated,
      count(*) filter (where shown.outcome = 'unchanged')::integer as unchanged,
      count(*) filter (where shown.outcome = 'skipped')::integer as skipped,
      count(*) filter (where shown.outcome = 'refused')::integer as refused,
      count(*) filter (where shown.outcome = 'failed')::integer as failed,
      coalesce(sum((l.report ->> 'imagesToDownload')::integer), 0)::integer as "imagesToDownload"
    from feed_imports i left join feed_import_lines l on l.import_id = i.id
      cross join lateral (select case when i.started_at is null then l.expected else l.outcome end as outcome) shown
    where i.id = any($1::uuid[]) group by i.id`,
  columns: {
    id: 'uuid',
    lines: 'integer',
    done: 'integer',
    created: 'integer',
    updated: 'integer',
    unchanged: 'integer',
    skipped: 'integer',
    refused: 'integer',
    failed: 'integer',
    imagesToDownload: 'integer',
  },
});

interface ReportLine {
  position: number;
  outcome: FeedOutcome | null;
  expected: FeedOutcome;
  report: FeedReportRow;
}

/** The lines behind `after` with these outcomes, which are expected ones before the start; then open lines come `withOpen`. */
export const READ_LINES = defineQuery<
  [importId: string, outcomes: FeedOutcome[], after: number, limit: number, withOpen: boolean],
  ReportLine
>({
  name: 'product-import.read-feed-lines',
  text: `select position, outcome, expected, report from feed_import_lines
    where import_id = $1 and position > $3 and (outcome = any($2::text[]) or (outcome is null and expected = any($2::text[])
      and exists (select from feed_imports where id = $1 and (started_at is null or $5)))) order by position limit $4`,
  columns: { position: 'integer', outcome: 'text', expected: 'text', report: 'jsonb' },
});

/** What was left out although the file lists it: invalid rows, products that failed, and those behind the point of a stop. */
export const FAILED_LINES = defineQuery<[importId: string, after: number, limit: number], ReportLine>({
  name: 'product-import.failed-feed-lines',
  text: `select position, outcome, expected, report from feed_import_lines
    where import_id = $1 and (coalesce(outcome, expected) in ('refused', 'failed') or (outcome is null
      and exists (select from feed_imports where id = $1 and status = 'stopped'))) and position > $2 order by position limit $3`,
  columns: { position: 'integer', outcome: 'text', expected: 'text', report: 'jsonb' },
});

/** Files that were checked and never imported. */
export const PURGE_UNUSED = defineQuery({
  name: 'product-import.purge-unused-feeds',
  text: `delete from feed_imports where started_at is null and created_at < now() - interval '1 day'`,
});

/** Whether another import ended after this file was uploaded. */
export const ENDED_SINCE = defineQuery<[createdAt: Date], { id: string }>({
  name: 'product-import.feed-ended-since',
  text: 'select id from feed_imports where started_at is not null and ended_at > $1 limit 1',
  columns: { id: 'uuid' },
});

/** The last step of an import or a check, from `before`; changes nothing when it has ended already. */
export const END_FEED_IMPORT = defineQuery<[id: string, before: string, status: string, message: string | null]>({
  name: 'product-import.end-feed',
  text: `update feed_imports set status = $3, message = $4, content = null, ended_at = now() where id = $1 and status = $2`,
});
