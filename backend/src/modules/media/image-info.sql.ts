/** Shown while an image without a known colour loads. */
const FALLBACK_COLOR = '#e8e0d2';

/** SQL: joins the stored file behind the address in `column` as `alias`; its columns are null for any other address. */
export const joinStoredFile = (column: string, alias: string): string =>
  `left join stored_files ${alias} on ${alias}.name = substring(${column} from '^/api/images/(.+)$')`;

/** SQL: the `ImageInfo` of the file that `joinStoredFile` joined as `alias`; null while the file has no size. */
export const imageInfo = (alias: string): string => `case when ${alias}.width is null then null
  else json_build_object('width', ${alias}.width, 'height', ${alias}.height, 'color', coalesce(${alias}.color, '${FALLBACK_COLOR}')) end`;
