import type { Newest } from '#domain/operator/schema.ts';
import { appVersion } from '#server/platform/app-version.ts';
import { outsideFailure, sendOutside } from '#server/platform/outgoing/send-outside.ts';

/** As the interfaces for releases of GitHub, Forgejo and GitLab call it. Their answers may be cut off. */
const NAMED = /"(?:tag_name|version)"\s*:\s*"v?(\d+)\.(\d+)\.(\d+)"/;

const numbersOf = (version: string) => version.split('.').map(Number);

/** @returns negative where `one` is older */
function compared(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  const at = first.findIndex((number, index) => number !== second[index]);
  return at === -1 ? 0 : first[at]! - second[at]!;
}

/** Asks the address of releases, which nothing but an operator's press does.
 * @returns the reason, which names no address, where it does not answer with a version */
export async function askNewest(url: string, allowPrivate: boolean): Promise<Newest> {
  const headers = { accept: 'application/json', 'user-agent': 'Carful' };
  const answer = await sendOutside({ method: 'GET', url, headers }, allowPrivate).catch(outsideFailure);
  if ('reason' in answer) return { failure: answer.reason };
  const found = answer.status === 200 ? NAMED.exec(answer.text) : null;
  if (!found)
    return { failure: answer.status === 200 ? 'no version in the answer' : `status ${answer.status}` };
  const version = found.slice(1).join('.');
  return { version, isNewer: compared(appVersion().version, version) < 0 };
}
