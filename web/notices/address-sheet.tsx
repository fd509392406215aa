import { useState } from 'react';
import { AddressPreset, AddressTarget, type NoticeAddress } from '#domain/notices/address-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { refusalPhrase } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { queryClient, useWrite } from '#web/platform/reads/query.ts';
import { Select } from '#web/ui/select.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { AddressFields, emptyValues } from './address-fields.tsx';
import { presetName, problemPhrases } from './address-words.ts';
import { CurrentAddress } from './current-address.tsx';

type Busy = 'save' | 'test' | 'remove';
type Props = { address: NoticeAddress | null; onClose: () => void };

/** Stored values are never shown again. Saving sends a test. */
export function AddressSheet({ address, onClose }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState<Busy | null>(null);
  const form = useSchemaForm(AddressTarget, () => emptyValues(address?.preset ?? 'ntfy'));
  const set = useWrite('notices.setAddress');
  const remove = useWrite('notices.removeAddress');
  const run = async (what: Busy, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      console.warn('The address of notices could not be changed', error);
      showError(t, refusalPhrase(error));
    }
    setBusy(null);
  };
  const test = async (addressId: Id): Promise<boolean> => {
    const { problem } = await call('notices.testAddress', { addressId });
    showToast({
      title: t(problem === null ? 'Sent. It should appear within a few seconds.' : problemPhrases[problem]),
      destructive: problem !== null,
    });
    await queryClient.invalidateQueries();
    return problem === null;
  };
  const submit = form.submit((target) =>
    run('save', async () => {
      const id = newId();
      await set.mutateAsync({ id, target });
      if (await test(id)) onClose();
    }),
  );
  return (
    <SheetForm
      title={t('Another service')}
      description={t(
        'Notifications also go to one service of your choice. What you enter is stored on this server and not shown again.',
      )}
      busy={busy !== null}
      onClose={onClose}
      onSubmit={submit}
    >
      {address && (
        <CurrentAddress
          address={address}
          busy={busy}
          onTest={() => void run('test', async () => void (await test(address.id)))}
          onRemove={() =>
            void run('remove', async () => {
              await remove.mutateAsync({ addressId: address.id });
              onClose();
            })
          }
        />
      )}
      <Select
        label={t('Which service?')}
        name="preset"
        value={form.values.preset}
        options={AddressPreset.options.map((value) => ({ value, label: presetName(value, t) }))}
        onChange={({ target }) => {
          form.reset();
          form.change(emptyValues(target.value as AddressPreset));
        }}
      />
      <AddressFields values={form.values} errors={form.errors} onChange={form.change} />
    </SheetForm>
  );
}
