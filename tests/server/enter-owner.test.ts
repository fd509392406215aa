import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUp, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

/** The rows of an account, without its own values. */
async function accountOf({ id }: Owner) {
  const { rows } = await world.deps.db.execute(sql`
    select to_jsonb(u) - array['id', 'email', 'created_at', 'updated_at'] as "user",
      to_jsonb(a) - array['id', 'user_id', 'account_id', 'password', 'created_at', 'updated_at'] as account,
      a.account_id = u.id::text as "isOfUser",
      to_jsonb(p) - array['id', 'email', 'last_seen', 'terms_accepted_at', 'terms_set_up', 'created_at', 'updated_at'] as profile,
      p.email = u.email as "hasEmail", p.terms_accepted_at is not null as "hasAccepted",
      to_jsonb(s) - array['id', 'user_id', 'token', 'expires_at', 'created_at', 'updated_at'] as session,
      s.expires_at - now() between interval '29 days 23 hours' and interval '30 days' as lasts
    from auth_user u
    join auth_account a on a.user_id = u.id
    join users p on p.id = u.id
    join auth_session s on s.user_id = u.id
    where u.id = ${id}`);
  return rows;
}

test('an owner who is entered is like one who signed up, and logs in with the same password', async () => {
  const entered = await world.newOwner();
  const signedUp = await signUp(world.visitor(), 'Anna');
  expect(await accountOf(entered)).toEqual(await accountOf(signedUp));
  expect((await entered.call('session.read')).session?.user).toMatchObject({ id: entered.id, name: 'Anna' });
  const { email, password } = entered;
  const again = world.visitor();
  const { status } = await again.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
  expect(status).toBe(200);
  expect((await again.call('session.read')).session?.user.id).toBe(entered.id);
});
