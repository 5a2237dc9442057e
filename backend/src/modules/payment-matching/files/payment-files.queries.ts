import { defineQuery } from '#platform/database/define-query.js';
import type { LineState, MatchReason, PaymentFileSource, PaymentFileCounts } from '../payment-matching-rules.js';

export interface StoredLine {
  id: string;
  externalId: string;
  cents: number;
  state: LineState;
  reason: MatchReason | null;
}

export const STORED_LINES = defineQuery<[source: PaymentFileSource, externalIds: readonly string[]], StoredLine>({
  name: 'payment-matching.stored-lines',
  text: `select id, external_id as "externalId", cents, state, reason from statement_lines
    where source = $1 and external_id = any($2::text[])`,
  columns: { id: 'uuid', externalId: 'text', cents: 'integer', state: 'text', reason: 'text' },
});

export const FILE_READ_BEFORE = defineQuery<[contentHash: string], { id: string; at: Date; by: string }>({
  name: 'payment-matching.file-read-before',
  text: 'select id, read_at as at, read_by as by from statement_files where content_hash = $1',
  columns: { id: 'uuid', at: 'timestamptz', by: 'text' },
});

export const ADD_FILE = defineQuery<
  [contentHash: string, fileName: string, source: PaymentFileSource, readBy: string, counts: PaymentFileCounts],
  { id: string }
>({
  name: 'payment-matching.add-file',
  text: `insert into statement_files (content_hash, file_name, source, read_by, counts) values ($1, $2, $3, $4, $5) returning id`,
  columns: { id: 'uuid' },
});

export const SET_FILE_COUNTS = defineQuery<[id: string, counts: PaymentFileCounts]>({
  name: 'payment-matching.set-file-counts',
  text: 'update statement_files set counts = $2 where id = $1',
});

interface NewLine {
  id: string;
  externalId: string;
  paidOn: string;
  payer: string | null;
  note: string | null;
  cents: number;
  reason: MatchReason;
}

/** The lines are one JSON array. */
export const ADD_LINES = defineQuery<
  [fileId: string, source: PaymentFileSource, lines: string],
  { id: string; externalId: string }
>({
  name: 'payment-matching.add-lines',
  text: `insert into statement_lines (id, file_id, source, external_id, paid_on, payer, note, cents, state, reason)
    select id, $1, $2, "externalId", "paidOn", payer, note, cents, 'review', reason
    from jsonb_to_recordset($3::jsonb) as line(id uuid, "externalId" text, "paidOn" date, payer text, note text, cents integer, reason text)
    on conflict (source, external_id) do nothing returning id, external_id as "externalId"`,
  columns: { id: 'uuid', externalId: 'text' },
});
export const linesParameter = (lines: readonly NewLine[]): string => JSON.stringify(lines);

/** Only of lines that still wait for their booking. */
export const SET_REASONS = defineQuery<[lines: string]>({
  name: 'payment-matching.set-reasons',
  text: `update statement_lines set reason = given.reason from jsonb_to_recordset($1::jsonb) as given(id uuid, reason text)
    where statement_lines.id = given.id and state = 'review' and statement_lines.reason = 'ready'`,
});
export const reasonsParameter = (lines: readonly { id: string; reason: MatchReason }[]): string => JSON.stringify(lines);

/** Once for each line, however often the reversal is read. Nothing is owed for money that its payer has taken back. */
export const TAKE_BACK = defineQuery<[source: PaymentFileSource, externalIds: readonly string[]]>({
  name: 'payment-matching.take-back',
  text: `update statement_lines set state = 'review', reason = 'taken-back', decided_by = null, decided_at = null,
      owed_cents = case when returned_at is null then 0 else owed_cents end
    where source = $1 and external_id = any($2::text[]) and state <> 'dismissed' and reason is distinct from 'taken-back'
      and not (state = 'owed' and returned_at is not null)`,
});

export interface ReadFile {
  fileName: string;
  source: PaymentFileSource;
  readBy: string;
  readAt: Date;
  counts: PaymentFileCounts;
}

export const NEWEST_FILES = defineQuery<[limit: number], ReadFile>({
  name: 'payment-matching.newest-files',
  text: `select file_name as "fileName", source, read_by as "readBy", read_at as "readAt", counts
    from statement_files order by read_at desc, id desc limit $1`,
  columns: { fileName: 'text', source: 'text', readBy: 'text', readAt: 'timestamptz', counts: 'jsonb' },
});
