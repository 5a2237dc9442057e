import type { DataSource } from 'typeorm';
import { holdsFileAddress } from '../holds-file-address.decorator.js';

export interface AddressColumn {
  table: string;
  column: string;
  isJson: boolean;
}

/** Every column that an entity marks with `@HoldsFileAddress()`. */
export function addressColumns(db: DataSource): AddressColumn[] {
  return db.entityMetadatas.flatMap(({ target, tableName, columns }) => {
    if (typeof target !== 'function') return [];
    const { prototype } = target as { prototype: object };
    return columns
      .filter(({ propertyName }) => holdsFileAddress(prototype, propertyName))
      .map(({ databaseName, type }) => ({ table: tableName, column: databaseName, isJson: type === 'jsonb' }));
  });
}

const ADDRESS = "'/api/images/([0-9a-f-]{36}(\\.[a-z0-9]{2,5})?)'";

/** SQL: every use of a stored file: its name and the table that holds its address, as `name` and `usedIn`. */
export function usesSql(db: DataSource): string {
  return addressColumns(db)
    .map(({ table, column, isJson }) =>
      isJson
        ? `select match[1] as name, '${table}' as "usedIn" from "${table}", regexp_matches("${column}"::text, ${ADDRESS}, 'g') as match`
        : `select substring("${column}" from 13) as name, '${table}' as "usedIn" from "${table}" where "${column}" like '/api/images/%'`,
    )
    .join('\nunion all ');
}

/** SQL: the names of all files in use, as the only column `name`. */
export const usedNamesSql = (db: DataSource): string => `select name from (${usesSql(db)}) as uses`;
