import type { Words } from '#domain/language/words.ts';
import { digestLines, digestSubject, type DigestEntry } from './digest-rules.ts';

export type PushAction = { action: 'done' | 'mileage' | 'snooze'; title: string; url: string };

/**
 * The notification that the service worker shows. `badge` is the number on the app's icon; null leaves it unchanged.
 */
export type PushMessage = {
  title: string;
  body: string;
  tag: string;
  url: string;
  actions: readonly PushAction[];
  badge: number | null;
};

/** More are combined into one message. */
const SINGLE_MESSAGES = 3;
/** Push services take about 4 KB; devices show a few lines. */
const LINES = 5;

/** @param isRepeated some may have arrived already, so all are combined into one message */
export function pushMessages(
  entries: readonly DigestEntry[],
  badge: number,
  words: Words,
  isRepeated = false,
): readonly PushMessage[] {
  if (entries.length <= (isRepeated ? 1 : SINGLE_MESSAGES))
    return entries.map((entry) => messageOf(entry, badge, words));
  return [
    {
      title: digestSubject(entries, words),
      body: digestLines(entries, LINES, words).join('\n'),
      tag: 'digest',
      url: '/home',
      actions: [],
      badge,
    },
  ];
}

function messageOf(entry: DigestEntry, badge: number, { t }: Words): PushMessage {
  const { kind, carId, reminderId, title, text, carName, path } = entry;
  const list = `/reminders/${carId}`;
  const enter = { action: 'mileage', title: t('Enter mileage'), url: `${list}?mileage` } as const;
  const shared = { title: carName === '' ? title : `${title} · ${carName}`, body: text, badge };
  if (path !== null) return { ...shared, tag: path, url: path, actions: [] };
  if (kind === 'mileage') return { ...shared, tag: carId, url: enter.url, actions: [enter] };
  const done = { action: 'done', title: t('Done'), url: `${list}?done=${reminderId}` } as const;
  const snooze = {
    action: 'snooze',
    title: t('Snooze for a week'),
    url: `${list}?snooze=${reminderId}`,
  } as const;
  return {
    ...shared,
    tag: reminderId ?? carId,
    // The mileage takes the place of snooze, which is still on the reminder's sheet.
    url: entry.asksMileage ? `${list}?more=${reminderId}` : list,
    // Browsers show two actions; marking as done also asks for the mileage.
    actions: entry.asksMileage ? [enter, done] : [done, snooze],
  };
}
