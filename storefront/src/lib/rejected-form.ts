import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A form that was sent without scripts and that the server did not accept; see `backend/src/web/forms/plain-forms.ts`. */
export interface RejectedForm {
  message: string;
  errors: Partial<Record<string, string>>;
  values: Partial<Record<string, string>>;
}

/** The server's state carries it to the browser, so that both render the same. */
export const REJECTED_FORM_KEY = ['rejected-form'];

/** Undefined unless this page is the response to a rejected form. Another screen does not show it again. */
export function useRejectedForm(): RejectedForm | undefined {
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.removeQueries({ queryKey: REJECTED_FORM_KEY }), [queryClient]);
  return queryClient.getQueryData<RejectedForm>(REJECTED_FORM_KEY);
}
