import { Languages } from 'lucide-react';
import { switchLanguage, useWords } from '#web/platform/language/language.ts';

/** Labelled in the language it switches to. */
export function LanguageSwitch() {
  const { language } = useWords();
  const other =
    language === 'en'
      ? ({ code: 'lv', name: 'Latviešu' } as const)
      : ({ code: 'en', name: 'English' } as const);
  return (
    <button
      type="button"
      lang={other.code}
      onClick={() => void switchLanguage(other.code)}
      className="language-name text-text hover:bg-sunken inline-flex min-h-11 items-center gap-2 rounded-pill px-4 text-sm font-medium transition-colors duration-150"
    >
      <Languages aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {other.name}
    </button>
  );
}
