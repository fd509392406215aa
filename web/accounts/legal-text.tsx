import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Page } from '#web/ui/page.tsx';

export type LegalSection = { title: Phrase; text: Phrase };

export function LegalText({ title, sections }: { title: Phrase; sections: readonly LegalSection[] }) {
  const { t } = useWords();
  return (
    <Page title={t(title)} back={{ to: href('start'), label: t('Back') }} actions={<LanguageSwitch />}>
      <div className="flex flex-col gap-6 pt-2">
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="mb-1 text-lg font-semibold">{t(section.title)}</h2>
            <p className="text-muted max-w-prose text-pretty">{t(section.text)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}
