import { api, messageOf } from '@shop/admin-kit';
import type { AdminOrder, RefundPreview } from '@shop/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RefundParts } from '../rules/money/refund-request.ts';

/** Long enough that typing an amount sends one request. */
const DEBOUNCE_MS = 300;

interface Question {
  id: string;
  /** Another state of the order may answer otherwise. */
  version: string;
  parts: RefundParts;
}

/** `asked` is a `Question` as JSON. Not below the key of the orders: the refund itself must not ask about what it has just refunded. */
const refundPreviewQuery = (asked: string) =>
  queryOptions({
    queryKey: ['/api/admin/orders/refunds/preview', asked],
    queryFn: ({ signal }) => {
      const { id, parts } = JSON.parse(asked) as Question;
      return api.post('/api/admin/orders/{id}/refunds/preview', { path: { id }, body: parts, signal });
    },
    enabled: asked !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

interface RefundPreviewState {
  /** The last answer, also to an earlier input, so that nothing flickers while somebody types. */
  shown: RefundPreview | undefined;
  problem: string | undefined;
  /** US dollars with two decimals; undefined until the server has answered to exactly these parts. */
  totalOf: (parts: RefundParts | undefined) => string | undefined;
  /** Asks again after a problem. */
  retry: () => void;
}

/** What a refund of these parts would give back; asks nothing while there are none. */
export function useRefundPreview({ id, version }: AdminOrder, parts: RefundParts | undefined): RefundPreviewState {
  const questionOf = (of: RefundParts | undefined): string =>
    of ? JSON.stringify({ id, version, parts: of } satisfies Question) : '';
  const question = questionOf(parts);
  const [asked, setAsked] = useState(question);
  useEffect(() => {
    if (question === asked) return undefined;
    const timer = setTimeout(() => setAsked(question), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [question, asked]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(refundPreviewQuery(asked));
  const isAnswered = asked !== '' && !isFetching && !isPlaceholderData && error === null;
  const failed = asked !== '' && question === asked && !isFetching && error !== null;
  return {
    shown: question === '' || failed ? undefined : data,
    problem: failed ? messageOf(error, 'Failed to work out the refund') : undefined,
    totalOf: (of) => (isAnswered && questionOf(of) === asked ? data?.total : undefined),
    retry: () => {
      if (failed) void refetch();
    },
  };
}
