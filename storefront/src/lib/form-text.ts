/** What was typed into a field; a field that is missing or holds a file counts as empty. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
