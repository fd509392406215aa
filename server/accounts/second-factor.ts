import { twoFactor } from 'better-auth/plugins/two-factor';

/**
 * The second factor. By itself the library asks for it only after a password; a sign-in with Google would
 * be a way around it.
 */
export function twoFactorAfterEverySignIn(issuer: string) {
  const plugin = twoFactor({ issuer });
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || (context.path?.startsWith('/callback/') ?? false),
  }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}
