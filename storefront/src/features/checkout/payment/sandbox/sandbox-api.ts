import type { ApiClient, SandboxPayment } from '@shop/contract';

/** What the provider's script would do in the browser, against the built-in test provider. */
export function confirmSandboxPayment(api: ApiClient, clientSecret: string, cardNumber: string): Promise<SandboxPayment> {
  return api.post('/api/sandbox-payments/confirm', { body: { clientSecret, cardNumber } });
}

/** The end of the 3-D Secure step. */
export function authenticateSandboxPayment(api: ApiClient, clientSecret: string, approved: boolean): Promise<SandboxPayment> {
  return api.post('/api/sandbox-payments/authenticate', { body: { clientSecret, approved } });
}
