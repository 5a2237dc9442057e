import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import { type ActivityFilterDto, ActivityPageDto } from './activity.dto.js';
import type { ActivityEntryView } from './activity.view.js';
import { ListActivity } from './list-activity.js';

const BATCH_SIZE = 1_000;

const COLUMNS: readonly [string, (entry: ActivityEntryView) => string][] = [
  ['Time (UTC)', ({ at }) => at.toISOString()],
  ['Person', ({ person }) => person],
  ['Username', ({ username }) => username],
  ['Action', ({ action }) => action],
  ['Kind', ({ entity }) => entity],
  ['Name', ({ name }) => name ?? ''],
  ['Id', ({ entityId }) => entityId ?? ''],
  ['Details', detailsOf],
];

function detailsOf({ changes, details }: ActivityEntryView): string {
  const changed = changes.map(({ field, before, after }) => `${field}: ${before ?? '(empty)'} → ${after ?? '(empty)'}`);
  return [...changed, ...details.map(({ field, value }) => `${field}: ${value}`)].join('\n');
}

/** The filtered activity as CSV, read page by page while the response is sent, so that memory use stays small. */
@Injectable()
export class ExportActivity {
  constructor(private readonly listActivity: ListActivity) {}

  async *lines(filter: ActivityFilterDto): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title));
    const page: ActivityPageDto = Object.assign(new ActivityPageDto(), filter);
    do {
      const { entries, next } = await this.listActivity.page(page, BATCH_SIZE);
      yield entries.map((entry) => csvLine(COLUMNS.map(([, cell]) => cell(entry)))).join('');
      page.after = next ?? undefined;
    } while (page.after !== undefined);
  }
}
