import { describe, expect, test } from 'vitest';
import { confirm, nextMailIn, post, session, signUpIn, tokenIn, urlIn } from '#tests/mail-world.ts';
import { PASSWORD } from '#tests/known-password.ts';
import { mails, withMails, world } from '#tests/set-up.ts';

const isConfirmed = async (email: string) => {
  const { rows } = await world.deps.db.$client.query<{ is: boolean }>(
    'select email_verified as is from auth_user where email = $1',
    [email],
  );
  return rows[0]!.is;
};

describe.each(['invite', 'closed'])('with SIGN_UP=%s', (policy) => {
  withMails({ SIGN_UP: policy, LOG_LEVEL: 'silent' });

  test('who signed up before the first account was confirmed does not get in after it', async () => {
    const [operator, stranger] = [await signUpIn(world), await signUpIn(world)];
    const link = async (email: string) => tokenIn(await nextMailIn(mails, email, 0));
    expect(await confirm(operator, await link(operator.email))).toMatchObject({ outcome: 'confirmed' });
    expect(await confirm(stranger, await link(stranger.email))).toEqual({ outcome: 'not-admitted' });
    expect(await isConfirmed(stranger.email)).toBe(false);

    await post(stranger, 'request-password-reset', {
      email: stranger.email,
      redirectTo: '/auth/reset-password',
    });
    const token = urlIn(await nextMailIn(mails, stranger.email, 1)).searchParams.get('token')!;
    expect((await post(stranger, 'reset-password', { token, newPassword: `${PASSWORD}2` })).status).toBe(200);
    expect(await isConfirmed(stranger.email)).toBe(false);
    expect(await session(operator)).toMatchObject({ emailVerified: true });
  });
});
