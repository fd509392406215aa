import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { forgetFirstCar, keepFirstCar, readFirstCar, type FirstCarDraft } from '#web/cars/first-car-draft.ts';
import { FirstCarFields } from '#web/cars/first-car-fields.tsx';
import { FirstCarPhoto } from '#web/cars/first-car-photo.tsx';
import { carFromForm, FirstCarForm } from '#web/cars/first-car-shape.ts';
import { blobOfDataUrl, pictureAsDataUrl } from '#web/cars/photo-draft.ts';
import { uploadFile } from '#web/media/upload-file.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { useSchemaForm } from '#web/platform/form.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { outbox } from '#web/platform/outbox.ts';
import { useSession } from '#web/platform/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

/** Open to anyone; saving needs an account, until then the draft waits in the browser (D13). */
export function FirstCarScreen() {
  const { t } = useWords();
  const { session, failure } = useSession();
  if (session === undefined && !failure) return <Waiting>{t('Loading...')}</Waiting>;
  const userId = session?.user.id ?? null;
  return (
    <AccountFrame title={t('Add your first car')}>
      <FirstCar key={userId} userId={userId} />
    </AccountFrame>
  );
}

function FirstCar({ userId }: { userId: string | null }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { onboardedHere } = useSession();
  const { draft, change, photoFile } = useKeptDraft(userId);
  const { register, handleSubmit, formState, subscribe } = useSchemaForm(FirstCarForm, draft.current.form);
  const [saving, setSaving] = useState(false);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => change({ form: values }) }),
    [subscribe, change],
  );

  const leave = useCallback(() => {
    forgetFirstCar(userId);
    // D11: a returning owner never repeats the tutorial.
    void navigate(onboardedHere ? takeOrigin() : href('tutorial'), { replace: true });
  }, [navigate, onboardedHere, userId]);

  const save = useCallback(async () => {
    if (!userId) {
      change({ submitted: true });
      return navigate(href('registerOptions'));
    }
    setSaving(true);
    change({ submitted: false });
    try {
      await saveCar(draft.current, photoFile.current);
      leave();
    } catch (error) {
      console.warn('The first car was not saved', error);
      notify({ title: t('Could not save. Please try again.'), destructive: true });
      setSaving(false);
    }
  }, [userId, change, draft, photoFile, navigate, leave, t]);

  const begun = useRef(false);
  useEffect(() => {
    if (!userId || !draft.current.submitted || begun.current) return;
    begun.current = true;
    void save();
  }, [userId, draft, save]);

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <Photo draft={draft.current} photoFile={photoFile} onChange={change} />
      <FirstCarFields register={register} errors={formState.errors} />
      <Button type="submit" wide busy={saving} className="mt-2">
        {saving ? t('Saving...') : t('Save Car & Continue')}
      </Button>
      <Button variant="quiet" wide disabled={saving} onClick={leave}>
        {t('Skip for now')}
      </Button>
    </form>
  );
}

type PhotoFile = { current: File | null };

function Photo({
  draft,
  photoFile,
  onChange,
}: {
  draft: FirstCarDraft;
  photoFile: PhotoFile;
  onChange: (to: Partial<FirstCarDraft>) => void;
}) {
  const { t } = useWords();
  const [photo, setPhoto] = useState(draft.photo);
  const [fileName, setFileName] = useState<string | null>(null);
  const show = (url: string | null, file: File | null) => {
    photoFile.current = file;
    setPhoto(url);
    setFileName(file?.name ?? null);
    onChange({ photo: url });
  };
  const choose = async (file: File) => {
    // Some browsers know no type for a phone's HEIC picture.
    if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(file.name))
      return notify({ title: t('This file type is not supported'), destructive: true });
    show(await pictureAsDataUrl(file), file);
  };
  return (
    <FirstCarPhoto
      photo={photo}
      fileName={fileName}
      onChoose={(file) => void choose(file)}
      onRemove={() => show(null, null)}
    />
  );
}

function useKeptDraft(userId: string | null) {
  const [first] = useState(() => readFirstCar(userId, new Date().getFullYear()));
  const draft = useRef(first);
  const photoFile = useRef<File | null>(null);
  const change = useCallback(
    (to: Partial<FirstCarDraft>) => {
      draft.current = { ...draft.current, ...to };
      keepFirstCar(userId, draft.current);
    },
    [userId],
  );
  return { draft, change, photoFile };
}

async function saveCar({ carId, photoId, form, photo }: FirstCarDraft, file: File | null): Promise<void> {
  const picture = photo ? blobOfDataUrl(photo) : file;
  if (picture) {
    const { signal } = new AbortController();
    await uploadFile(photoId, picture, { purpose: 'car-photo', signal, onProgress: () => undefined });
  }
  try {
    await outbox.send('cars.add', carFromForm(form, carId, picture ? photoId : null));
  } catch (error) {
    // The id is this draft's own: an earlier try had arrived, only its answer was lost.
    if (!isCode(error, 'ID_TAKEN')) throw error;
  }
}
