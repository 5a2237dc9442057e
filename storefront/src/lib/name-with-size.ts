/** "Dawn Hoodie, M"; the name alone for a product without sizes. */
export function nameWithSize(name: string, size: { label: string } | null | undefined): string {
  return size ? `${name}, ${size.label}` : name;
}
