import { twoFactor } from 'better-auth/plugins/two-factor';

export const TRUSTED_DEVICE_DAYS = 30;

/** By default the library asks for the second factor only after a password, so Google would bypass it. */
export function twoFactorAfterEverySignIn(issuer: string) {
  const plugin = twoFactor({ issuer, trustDeviceMaxAge: TRUSTED_DEVICE_DAYS * 24 * 60 * 60 });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || (context.path?.startsWith('/callback/') ?? false),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
