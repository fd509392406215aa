import { POLICY } from '#domain/accounts/policy/edition.ts';
import {
  editionIn,
  policyFacts,
  policyWords,
  type PolicyFacts,
  type PolicySection,
  type PolicyText,
} from '#domain/accounts/policy/policy.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Page } from '#web/ui/page.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';

type Props = { title: Phrase; sectionsOf: (facts: PolicyFacts | null) => readonly PolicySection[] };

export function LegalText({ title, sectionsOf }: Props) {
  const { t, language } = useWords();
  const { features, failure } = useSession();
  const isLoading = !features && !failure;
  return (
    <Page title={t(title)} back={{ to: href('start'), label: t('Back') }} actions={<LanguageSwitch />}>
      <p className="text-muted text-sm">{editionIn(language)}</p>
      {title === 'Terms of use' && <Acceptance />}
      {isLoading ? (
        <DelayedSkeleton label={t('Loading...')}>
          <Skeleton className="mt-4 h-80" />
        </DelayedSkeleton>
      ) : (
        <div className="flex flex-col gap-6 pt-4">
          {sectionsOf(policyFacts(features)).map((section) => (
            <PolicyPart key={section.title.en} section={section} />
          ))}
        </div>
      )}
    </Page>
  );
}

function Acceptance() {
  const { t, language } = useWords();
  const terms = useSession().profile?.terms;
  if (!terms) return null;
  const day = formatInstantDay(terms.acceptedAt, language);
  const phrase =
    terms.version === POLICY.version
      ? 'You accepted this version on {day}.'
      : 'You accepted version {version} on {day}.';
  return <p className="text-muted text-sm">{t(phrase, { day, version: terms.version })}</p>;
}

function PolicyPart({ section: { title, alert, paragraphs = [], points = [] } }: { section: PolicySection }) {
  const { language } = useWords();
  const words = (text: PolicyText) => policyWords(text, language);
  return (
    <section className="max-w-prose">
      <h2 className="mb-1 text-lg font-semibold">{title[language]}</h2>
      {alert && (
        <Alert tone="info" className="my-2">
          {words(alert)}
        </Alert>
      )}
      {paragraphs.map((text) => (
        <p key={text.en} className="text-muted wrap-anywhere text-pretty not-first-of-type:mt-2">
          {words(text)}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="text-muted flex list-disc flex-col gap-1.5 pl-5">
          {points.map((text) => (
            <li key={text.en} className="wrap-anywhere text-pretty">
              {words(text)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
