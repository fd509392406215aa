import { useState } from 'react';
import { operatorAdvice } from '#domain/operator/advice.ts';
import { OutsidePart, type Tested, type TestStep } from '#domain/operator/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useOperatorAct, useOperatorRead } from './use-operator.ts';

const buttons: Record<OutsidePart, Phrase> = {
  provider: 'Test the login provider',
  mail: 'Test the mail server',
  model: 'Test the AI model',
};

const stepNames: Record<TestStep, Phrase> = {
  discovery: 'Description of the provider',
  keys: 'Signing keys',
  redirect: 'Redirect address',
  client: 'Client',
  mail: 'Mail server',
  model: 'AI model',
};

const levels: Record<Tested['level'], Phrase> = { ok: 'Works', warn: 'Uncertain', fail: 'Failed' };

/** What this server uses outside of itself, asked when pressed. */
export function OutsideTests() {
  const { t } = useWords();
  const { data } = useOperatorRead('operator.overview', undefined);
  if (!data) return null;
  const isSet: Record<OutsidePart, boolean> = {
    provider: data.hasProvider,
    mail: data.hasMail,
    model: data.hasModel,
  };
  const parts = OutsidePart.options.filter((part) => isSet[part]);
  if (parts.length === 0) return null;
  return (
    <Section title={t('Connections')} className="gap-4">
      {parts.map((part) => (
        <OutsideTest key={part} part={part} />
      ))}
    </Section>
  );
}

function OutsideTest({ part }: { part: OutsidePart }) {
  const { t } = useWords();
  const { act, isBusy } = useOperatorAct();
  const [steps, setSteps] = useState<readonly Tested[]>([]);
  const test = async () => {
    setSteps([]);
    const tested = await act('operator.test', { part }, null);
    setSteps(tested?.steps ?? []);
  };
  return (
    <div>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void test()}>
        {t(buttons[part])}
      </Button>
      <div role="status">
        {steps.length > 0 && (
          <ul className="divide-line mt-2 divide-y">
            {steps.map(({ step, level, state, advice, values }) => (
              <li key={step} className="py-2 wrap-anywhere">
                <span className="flex justify-between gap-4 font-medium">
                  <span>{t(stepNames[step])}</span>
                  <span className={level === 'fail' ? 'text-danger' : undefined}>{t(levels[level])}</span>
                </span>
                <span className="text-muted block text-sm">{state}</span>
                {advice && <span className="block">{t(operatorAdvice[advice], values)}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
