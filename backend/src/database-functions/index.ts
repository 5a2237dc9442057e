import { announcements } from './announcements.js';
import { checks } from './checks.js';
import { frozenRows } from './frozen-rows.js';
import { searchText } from './search-text.js';
import { stockAlerts } from './stock-alerts.js';
import { textFolding } from './text-folding.js';
import { times } from './times.js';

/** Name -> the statement that creates the function, as it is in force after all migrations. */
export const DATABASE_FUNCTIONS = {
  ...textFolding,
  ...searchText,
  ...announcements,
  ...stockAlerts,
  ...checks,
  ...frozenRows,
  ...times,
};
