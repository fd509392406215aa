import { Suspense, useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { OutboxLine } from '#web/outbox/outbox-line.tsx';
import { waitForAccountChanges } from '#web/platform/account/change-lock.ts';
import { firstAnswersAt } from '#web/platform/api/first-answers.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useFreshRecords } from '#web/platform/records/use-records.ts';
import { isWanted, readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { startLater, useWorker } from '#web/platform/start-later.ts';
import { currentSession, onSignedOut, useSession } from '#web/platform/session/session-store.ts';
import { PolicyBanner } from '#web/settings/policy-banner.tsx';
import { useAccountChoices } from '#web/settings/use-account-choices.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { GarageFrame } from './garage-frame.tsx';

onSignedOut(() => {
  import('#web/platform/storage/incoming.ts')
    .then(({ forgetIncoming }) => forgetIncoming())
    .catch((error: unknown) => console.warn('What was shared could not be removed', error));
});

/** Around every screen behind the gate. */
export const SignedInLayout = () => (
  <GarageFrame
    above={
      <>
        <AccountChoices />
        <OutboxLine />
        <PolicyBanner />
        <LiveChanges />
        <Records />
        <WantedProblem />
      </>
    }
  />
);

function AccountChoices() {
  useAccountChoices();
  const userId = useSession().session?.user.id;
  useEffect(() => outbox.resume(), [userId]);
  useWorker();
  useEffect(() => {
    if (userId === undefined) return;
    const timer = startLater(() => startNotices(userId), NOTICES_DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}

async function startNotices(userId: Id): Promise<void> {
  const { keepNotices } = await import('#web/notices/keep-notices.ts');
  // A change under way may end the session.
  await waitForAccountChanges();
  if (currentSession().session?.user.id !== userId) return;
  await keepNotices(userId);
  await (await import('#web/platform/reads/read-for-later.ts')).readForLater(userId);
}

/** After the worker and the live connection. */
const NOTICES_DELAY_MS = 4_000;

/** Live updates, started once the first screen has loaded. */
function LiveChanges() {
  useEffect(() => {
    const loadedAt = firstAnswersAt() ?? Date.now();
    let stop = () => {};
    const timer = setTimeout(() => {
      let isUnmounted = false;
      stop = () => void (isUnmounted = true);
      import('#web/platform/live/follow-changes.ts').then(
        ({ followChanges }) => {
          if (!isUnmounted) stop = followChanges(loadedAt);
        },
        // Offline, or the server was updated: the page works without.
        (error: unknown) => console.warn('Live updates could not be started', error),
      );
    }, LIVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}

/** Everything of the garage is on the device after a first visit; not before the first screen has its answers. */
function Records() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setTime, LIVE_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <FreshRecords />;
}

function FreshRecords() {
  useFreshRecords();
  return null;
}

const KeepWanted = lazyPart(
  () => import('./keep-wanted.tsx').then((file) => file.KeepWanted),
  // The next start of the app tries again.
  () => {},
);

/** What a visitor described and wanted to keep goes to the only car by itself; of several Home asks for one. */
function WantedProblem() {
  const [goesByItself] = useState(() => !inPage() && readVisitorProblems().some(isWanted));
  return goesByItself && <Suspense>{<KeepWanted />}</Suspense>;
}

/** Leaves the network to the first screen until then. */
const LIVE_DELAY_MS = 1_000;
