import type { Phrase } from '#domain/language/words.ts';

/** What an operator does about a step that failed, in the words of the doctor and of the operator's page. */
export const operatorAdvice = {
  address: 'Set PUBLIC_URL: the provider sends people back to an address it knows.',
  issuer:
    'Write OIDC_ISSUER exactly as the provider writes its issuer there, with or without a slash at the end.',
  keys: "Choose a signing key (RS256 or ES256) for Carful in the provider's settings.",
  redirect: 'Register {address} with the provider as a redirect address of the client in OIDC_CLIENT_ID.',
  client: 'Check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; the client has to authenticate by {way}.',
  once: 'Log in once to see whether it works.',
  provider: "Check the provider's log.",
  mail: 'Check SMTP_URL and MAIL_FROM.',
  start: 'Start the model server, or correct its address.',
  key: 'Correct the API key of the AI model.',
  model: 'Check the log of the model server.',
  name: 'Check the spelling of the model name, or install the model.',
} as const satisfies Record<string, Phrase>;
