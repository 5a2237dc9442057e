import type { UseQueryResult } from '@tanstack/react-query';

interface Choice {
  id: string;
  name: string;
}

/** A list from the server that a field chooses from. */
export type Choices = Pick<UseQueryResult<Choice[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

/** Stands for the name of a choice that the list does not hold: it may be on its way, or have failed to arrive. */
export function missingName({ isError, isFetching }: Choices, plural: string): string {
  if (isFetching) return 'Loading...';
  return isError ? `Failed to fetch ${plural}` : 'No longer there';
}

export const nameOf = (choices: Choices, plural: string, id: string): string =>
  choices.data?.find((choice) => choice.id === id)?.name ?? missingName(choices, plural);
