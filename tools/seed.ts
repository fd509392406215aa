import { POLICY } from '#domain/accounts/policy/edition.ts';
import { readConfig } from '#server/platform/config.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { readArguments } from './arguments.ts';
import { fillGarage } from './seed/garage.ts';

/**
 * Fills an account with a demo garage, to look at the product with. Talks to the Carful that runs on the
 * configured port, or starts one for the time being.
 */
const EMAIL = 'demo@example.com';
const PASSWORD = 'demo garage 1';

readArguments('npm run seed', {});
const config = readConfig(process.cwd());
const running = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`;
const isRunning = await fetch(`${running}/health`).then(
  (answer) => answer.ok,
  () => false,
);
const app = isRunning
  ? null
  : await startApp(config.dataDir, { ...(process.env as Record<string, string>), PORT: '0' });
try {
  const owner = new Visitor(app?.url ?? running);
  const signedUp = await owner.send('POST', '/api/auth/sign-up/email', {
    json: { email: EMAIL, password: PASSWORD, name: 'Anna' },
  });
  if (signedUp.status === 200) {
    await owner.call('profile.save', {
      termsVersion: POLICY.version,
      firstName: 'Anna',
      lastName: 'Kalniņa',
    });
    await owner.send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } });
  } else {
    const { status } = await owner.send('POST', '/api/auth/sign-in/email', {
      json: { email: EMAIL, password: PASSWORD },
    });
    if (status !== 200) throw new Error(`${EMAIL} is taken by an account with another password.`);
  }
  const { cars } = await owner.call('cars.list');
  if (cars.length > 0) {
    console.log(`${EMAIL} has ${cars.length} cars already: nothing was added.`);
  } else {
    await fillGarage(owner);
    console.log(`The demo garage is ready. Sign in as ${EMAIL} with the password "${PASSWORD}".`);
  }
} finally {
  await app?.stop();
}
