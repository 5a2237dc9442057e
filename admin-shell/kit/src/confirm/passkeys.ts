import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

export const supportsPasskeys = browserSupportsWebAuthn;

/** Asks the device for a signature. `options` are those of the server. Rejects when the person cancels. */
export const signWithPasskey = (options: object): Promise<AuthenticationResponseJSON> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });

/** Makes a new passkey on the device. Rejects when the person cancels, or when the device has one for this account. */
export const createPasskey = (options: object): Promise<RegistrationResponseJSON> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
