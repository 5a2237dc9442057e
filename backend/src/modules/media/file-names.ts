/** A UUID, and for imported files the extension of the detected type. */
const FILE_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{2,5})?$/;
const ADDRESS = '/api/images/';

export function isFileName(text: unknown): text is string {
  return typeof text === 'string' && FILE_NAME.test(text);
}

/** The public address of a stored file. */
export const addressOf = (name: string): string => `${ADDRESS}${name}`;

/** The file name in the address of a stored file, or undefined for any other text. */
export function fileOfAddress(address: string): string | undefined {
  const name = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : undefined;
  return isFileName(name) ? name : undefined;
}
