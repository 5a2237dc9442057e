import { api, Typography } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';

/** What git prints for a short commit of this repository. */
const COMMIT_LENGTH = 8;

/** Which release of the shop's software runs, for whoever reports a problem. */
export function ReleaseLine() {
  const { data } = useQuery({ queryKey: ['/api/health'], queryFn: ({ signal }) => api.get('/api/health', { signal }) });
  if (!data) return null;
  const commit = data.commit === undefined ? '' : `, commit ${data.commit.slice(0, COMMIT_LENGTH)}`;
  return (
    <Typography.Text type="secondary">
      Version {data.version}
      {commit}
    </Typography.Text>
  );
}
