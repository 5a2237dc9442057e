/** Whether this device and browser support Apple Pay. `ApplePaySession` throws in frames and on plain http. */
export function isApplePaySupported(): boolean {
  try {
    const session: unknown = Reflect.get(window, 'ApplePaySession');
    return typeof session === 'function' && (session as unknown as { canMakePayments(): boolean }).canMakePayments();
  } catch {
    return false;
  }
}
