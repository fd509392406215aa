import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { AccessQuestion, AskedAccess, McpScope } from '#domain/keys/schema.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { Form } from '#web/ui/form.tsx';
import { CarChoice, LifetimeChoice } from './key-choices.tsx';
import { newSecret } from './new-secret.ts';
import { toolScopes } from './scope-names.ts';

type Props = {
  asked: AskedAccess;
  question: Extract<AccessQuestion, { outcome: 'asked' }>;
  onAnswer: (answer: { code: string } | { error: string }) => void;
};

/** Whether an AI client is let in, and to what: by default only to read. */
export function ConnectForm({ asked, question, onAnswer }: Props) {
  const { t } = useWords();
  const { session } = useSession();
  const connect = useWrite('keys.connect');
  const [code] = useState(newSecret);
  const [scopes, setScopes] = useState<readonly McpScope[]>(
    question.scopes.filter((scope) => scope === 'records:read'),
  );
  const [carIds, setCarIds] = useState<readonly Id[] | null>(null);
  const [days, setDays] = useState(90);
  const [tried, setTried] = useState(false);
  const wrong = {
    scopes: scopes.length === 0 ? t('Choose what the program may do') : undefined,
    cars: carIds?.length === 0 ? t('Choose a car') : undefined,
  };
  const { name, backTo } = question;
  const submit = async () => {
    setTried(true);
    if (wrong.scopes || wrong.cars) return;
    try {
      await connect.mutateAsync({ code, asked, scopes: [...scopes], carIds: carIds && [...carIds], days });
      onAnswer({ code });
    } catch (error) {
      console.warn('The program could not be let in', error);
    }
  };
  return (
    <Form busy={connect.isPending} className="flex flex-col gap-5" onSubmit={submit}>
      <p className="text-lg">
        {t('“{name}” wants to use your records in Carful, in the account {email}.', {
          name,
          email: session?.user.email ?? '',
        })}
      </p>
      <p className="text-muted text-sm">
        {backTo === null
          ? t(
              'That is the name it gives itself. It runs on this device: allow this only if you have just started it.',
            )
          : t(
              'That is the name it gives itself. You will go back to {address}: allow this only if you have just come from there.',
              {
                address: backTo,
              },
            )}{' '}
        {t(
          'What it reads goes to the maker of its AI model. It can delete no record and cannot change your account; mileage that it enters replaces what was entered for the same day.',
        )}
      </p>
      <CheckboxGroup
        title={t('It may')}
        options={question.scopes.map((value) => ({ value, label: t(toolScopes[value]) }))}
        chosen={scopes}
        error={tried ? wrong.scopes : undefined}
        onChange={setScopes}
      />
      <CarChoice chosen={carIds} error={tried ? wrong.cars : undefined} onChange={setCarIds} />
      <LifetimeChoice days={days} withoutEnd={false} onChange={setDays} />
      <p className="text-muted text-sm">
        {t('You can end this at any time in Settings, under Access keys for programs.')}
      </p>
      {connect.isError && <Alert>{t(failurePhrase(connect.error))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={connect.isPending}>
          {t('Allow')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer({ error: 'access_denied' })}>
          {t('Do not allow')}
        </Button>
      </div>
    </Form>
  );
}
