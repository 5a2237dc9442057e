/** What a key or a password looks like; live ones only, because test keys of Stripe are no secret. */
const SECRETS = [
  /\b[sr]k_live_[0-9a-zA-Z]{16,}/,
  /\bwhsec_[0-9a-zA-Z+/=]{24,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[0-9A-Za-z]{36,}/,
  /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bnpm_[0-9A-Za-z]{36}\b/,
  /-----BEGIN (RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----[\s\S]{200,}/,
];

/** Whether a text contains something that looks like a live key. */
export const containsSecret = (text) => SECRETS.some((pattern) => pattern.test(text));

/** Files that hold settings or sources and belong neither into the repository nor into a bundle. */
export const isPrivateFile = (file) => /(^|\/)\.env(\.(?!example$)[^/]+)?$|\.(pem|key|p12|map)$/.test(file);
