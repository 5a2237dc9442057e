import type { ApiClient, SandboxPayment } from '@shop/contract';

/** Does for the sandbox provider what a real provider's script does in the browser. */
export function confirmSandboxPayment(api: ApiClient, clientSecret: string, cardNumber: string): Promise<SandboxPayment> {
  return api.post('/api/sandbox-payments/confirm', { body: { clientSecret, cardNumber } });
}

/** Ends the 3-D Secure step. */
export function authenticateSandboxPayment(api: ApiClient, clientSecret: string, approved: boolean): Promise<SandboxPayment> {
  return api.post('/api/sandbox-payments/authenticate', { body: { clientSecret, approved } });
}
