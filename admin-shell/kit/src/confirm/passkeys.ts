import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** As `browserSupportsWebAuthn` of the library, which is loaded only when a passkey is used. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Asks the device for a signature. `options` are those of the server. Rejects when the person cancels. */
export async function signWithPasskey(options: object): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Makes a new passkey on the device. Rejects when the person cancels, or when the device has one for this account. */
export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}
