import * as z from 'zod';

const nonEmpty = z.string().trim().min(1).optional();
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

export const openIdVariables = {
  GOOGLE_CLIENT_ID: nonEmpty,
  GOOGLE_CLIENT_SECRET: nonEmpty,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: nonEmpty,
  OIDC_CLIENT_SECRET: nonEmpty,
  OIDC_NAME: nonEmpty,
  OIDC_SCOPES: z
    .string()
    .trim()
    .regex(/(^|\s)openid(\s|$)/, 'must contain openid')
    .default('openid email profile'),
  OIDC_ALLOWED_GROUPS: nonEmpty,
  OIDC_GROUPS_CLAIM: z.string().trim().min(1).default('groups'),
  OIDC_TRUST_EMAIL: onOff('off'),
  OIDC_CREATE_ACCOUNTS: onOff('on'),
  OIDC_ONLY: onOff('off'),
};

const shape = z.object(openIdVariables);
type OpenIdVariables = z.infer<typeof shape>;

export const openIdPairs: [keyof OpenIdVariables, keyof OpenIdVariables][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['OIDC_ALLOWED_GROUPS', 'OIDC_ISSUER'],
];

/** A sentence, or null. */
export const findOpenIdProblem = (v: OpenIdVariables): string | null =>
  v.OIDC_ONLY && (v.OIDC_ISSUER === undefined || v.GOOGLE_CLIENT_ID !== undefined)
    ? 'OIDC_ONLY is on: it needs OIDC_ISSUER, and no GOOGLE_CLIENT_ID beside it.'
    : null;

export const toOpenIdConfig = (v: OpenIdVariables) => ({
  google: toGoogle(v),
  openId: toOpenId(v),
  /** Nobody logs in by password, passkey or Google. */
  isOpenIdOnly: v.OIDC_ONLY,
});

/** An OpenID provider. `id` is part of its redirect address, `query` is sent along when somebody logs in. */
export type OpenIdSettings = {
  id: 'google' | 'oidc';
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scopes: readonly string[];
  query: Readonly<Record<string, string>>;
  /** Who may log in; null: everybody whom the provider knows. */
  groups: { claim: string; allowed: readonly string[] } | null;
  /** Whether an address that it has confirmed proves whose account it is. */
  trustsAddresses: boolean;
  createsAccounts: boolean;
};

function toGoogle(v: OpenIdVariables): OpenIdSettings | undefined {
  if (!v.GOOGLE_CLIENT_ID) return undefined;
  return {
    id: 'google',
    name: 'Google',
    issuer: v.GOOGLE_ISSUER,
    clientId: v.GOOGLE_CLIENT_ID,
    clientSecret: v.GOOGLE_CLIENT_SECRET,
    scopes: ['openid', 'email', 'profile'],
    query: { access_type: 'offline', prompt: 'consent' },
    groups: null,
    trustsAddresses: true,
    createsAccounts: true,
  };
}

function toOpenId(v: OpenIdVariables): OpenIdSettings | undefined {
  if (!v.OIDC_ISSUER || !v.OIDC_CLIENT_ID) return undefined;
  return {
    id: 'oidc',
    name: v.OIDC_NAME ?? new URL(v.OIDC_ISSUER).hostname,
    issuer: v.OIDC_ISSUER,
    clientId: v.OIDC_CLIENT_ID,
    clientSecret: v.OIDC_CLIENT_SECRET,
    scopes: v.OIDC_SCOPES.split(/\s+/),
    query: {},
    groups: v.OIDC_ALLOWED_GROUPS
      ? { claim: v.OIDC_GROUPS_CLAIM, allowed: v.OIDC_ALLOWED_GROUPS.split(/\s*,\s*/) }
      : null,
    trustsAddresses: v.OIDC_TRUST_EMAIL,
    createsAccounts: v.OIDC_CREATE_ACCOUNTS,
  };
}
