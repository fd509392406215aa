import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { SheetPanel } from '#web/ui/sheet-panel.tsx';

const keys: readonly [string, Phrase][] = [
  ['/', 'Go to the search on the page, or to the search of all records'],
  ['↓ ↑', 'From the search box through the results'],
  ['Enter', 'Opens the selected item'],
  ['Esc', 'Closes, or returns to the search'],
  ['← →', 'To the next tab, picture or page of the tutorial'],
  ['?', 'This list'],
];

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <SheetPanel open onClose={onClose} title={t('Keys')} closeLabel={t('Close')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 pt-1">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="bg-sunken border-line tabular rounded-small border px-2 py-0.5">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </SheetPanel>
  );
}
