import { api, useMutation } from '@shop/admin-kit';

/**
 * Opens the queue dashboard in a new tab. The tab is opened during the click, because browsers block a tab that is opened
 * after a request; it is closed again when the server issues no session cookie for the dashboard.
 */
async function openQueues(): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await api.post('/api/admin/queue-session', {});
    if (!tab) return location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export const useOpenQueues = () => useMutation({ mutationFn: openQueues, meta: { failure: 'Failed to open the queues' } });
