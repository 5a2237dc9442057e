/** Arguments of `@ApiProperty` for common field types. */
export const text = { type: String } as const;
export const optionalText = { ...text, nullable: true } as const;
export const id = { ...text, format: 'uuid' } as const;
export const time = { ...text, format: 'date-time' } as const;
export const dollars = {
  ...text,
  pattern: '^\\d+\\.\\d{2}$',
  description: 'US dollars with two decimals',
  example: '48.00',
} as const;
export const signedDollars = { ...dollars, pattern: String.raw`^-?\d+\.\d{2}$` } as const;
