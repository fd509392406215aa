import { useGarage } from '#web/platform/records/use-garage.ts';
import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { expiryOf } from '#domain/share/rules.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { linkAddress } from './link-address.ts';
import { share } from './share-link.ts';
import { AccessSelect, LifetimeChoice } from './link-selects.tsx';
import { useEveryMinute } from './use-every-minute.ts';

type Props = {
  carId: Id | null;
  issueId: Id | undefined;
  title: string;
  onMade: (link: ShareLink) => void;
};

/** By kind: the id of a link that may have been made, though its answer was lost, is not asked of the other kind. */
const newLinkIds = () => ({ edit: newId(), view: newId() });

/** Defaults to view only for one day; for a problem the owner decides by a button. */
export function LinkOptions({ carId: given, issueId, title, onMade }: Props) {
  const { t } = useWords();
  const garage = useGarage().data;
  const cars = garage?.cars ?? [];
  const create = useWrite('share.create');
  const remove = useWrite('share.delete');
  const [chosen, setChosen] = useState<Id | null>(null);
  const carId = given ?? chosen ?? garage?.selectedCarId ?? cars[0]?.id;
  const [isEditable, setEditable] = useState(false);
  const [showsDue, setShowsDue] = useState(false);
  const [hours, setHours] = useState<number>(limits.shareLinkHours);
  useEveryMinute();
  const [linkIds, setLinkIds] = useState(newLinkIds);
  const isBusy = create.isPending || remove.isPending;
  const [failed, setFailed] = useState<Phrase | null>(null);
  const shareSummary = async ({ token }: ShareLink) => {
    const outcome = await share({ title, url: linkAddress(token) });
    if (outcome === 'copied')
      showToast({ title: t('Sharing symptom summary'), description: t('Link copied') });
    else if (outcome === 'shared') showToast({ title: t('Sharing symptom summary') });
    return outcome;
  };
  const submit = async (mayAnswer: boolean) => {
    if (!carId) return;
    setFailed(null);
    const linkId = linkIds[mayAnswer ? 'edit' : 'view'];
    try {
      const link = await create.mutateAsync({
        carId,
        issueId: issueId ?? null,
        id: linkId,
        isEditable: mayAnswer,
        showsDue,
        hours,
      });
      if (!issueId) showToast({ title: t('Link created') });
      else if ((await shareSummary(link)) === 'cancelled') {
        setLinkIds(newLinkIds());
        await remove.mutateAsync({ linkId });
        return;
      }
      onMade(link);
    } catch (error) {
      console.warn('The link could not be made', error);
      setFailed(failurePhrase(error));
    }
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(isEditable);
      }}
    >
      {!given && (
        <Select
          label={t('Choose the car')}
          value={carId ?? ''}
          options={cars.map((car) => ({ value: car.id, label: carName(car) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {!issueId && <AccessSelect isEditable={isEditable} onChange={setEditable} />}
      <LifetimeChoice hours={hours} endsAt={expiryOf(new Date(), hours)} onChange={setHours} />
      <Switch label={t("Show the car's reminders")} checked={showsDue} onChange={setShowsDue} />
      {failed && <Alert>{t(failed)}</Alert>}
      {issueId && (
        <Button wide busy={isBusy} onClick={() => void submit(true)}>
          {t('Create a link that can be answered')}
        </Button>
      )}
      <Button type="submit" wide variant={issueId ? 'secondary' : 'primary'} busy={isBusy} disabled={!carId}>
        {t(issueId ? 'Create link: View only' : 'Create link')}
      </Button>
    </form>
  );
}
