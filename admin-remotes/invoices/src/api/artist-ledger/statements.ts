import { api, useDownload, useMutation } from '@shop/admin-kit';
import type { CloseMonth } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { monthName } from '../../rules/artist-ledger/months.ts';
import { statementsText } from '../../rules/artist-ledger/statements.ts';
import { LEDGER_KEY } from './get-ledger.ts';
import { postEntries } from './post-entries.ts';

/** What artists are told about a month, YYYY-MM. */
export const statementsQuery = (month: string) =>
  queryOptions({
    queryKey: [...LEDGER_KEY, 'statements', month],
    queryFn: async ({ client, signal }) => {
      await postEntries(client);
      return api.get('/api/admin/artist-ledger/statements', { query: { month }, signal });
    },
    staleTime: 0,
  });

/** Closes a month: its statements never change afterwards. */
export const useCloseMonth = () =>
  useMutation({
    mutationFn: (body: CloseMonth) => api.post('/api/admin/artist-ledger/statements', { body }),
    meta: {
      success: ({ created }, { month }) =>
        created === 0 ? `${monthName(month)} was closed already` : `${monthName(month)} is closed: ${statementsText(created)}`,
      failure: 'Failed to close the month',
      invalidates: [LEDGER_KEY],
    },
  });

interface Printed {
  month: string;
  /** Undefined: all of the month, for one print. */
  artistId?: string;
  /** The month is not closed. */
  isDraft: boolean;
}

/** Downloads statements and letters to be printed. */
export function usePrintStatements() {
  const { mutate, isPending } = useDownload('Failed to print the statements');
  const run = ({ month, artistId, isDraft }: Printed): void => {
    const path = artistId === undefined ? 'statements/batch.pdf' : `artists/${artistId}/statement.pdf`;
    const name = artistId === undefined ? `statements-${month}.pdf` : `statement-${month}.pdf`;
    mutate({ url: `/api/admin/artist-ledger/${path}?month=${month}${isDraft ? '&draft=true' : ''}`, name });
  };
  return { isPending, run };
}

/** Downloads what each artist and payee got in a year. */
export function useDownloadYear() {
  const { mutate, isPending } = useDownload('Failed to download the year');
  const run = (year: string): void =>
    mutate({ url: `/api/admin/artist-ledger/year.csv?year=${year}`, name: `artists-${year}.csv` });
  return { isPending, run };
}
