/** The problems of a product as one sentence: "Image is missing, color is missing". */
export function problemsText(problems: readonly string[]): string {
  const text = problems.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
