import type { AddressField, AddressPreset } from '#domain/notices/address-schema.ts';
import { DEFAULT_TEMPLATE } from '#domain/notices/message-template.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type AddressValues = { preset: AddressPreset } & Record<AddressField, string>;

type Labels = Partial<Record<AddressField, Phrase>>;
/** In display order. */
const labels: Record<AddressPreset, Labels> = {
  ntfy: { server: 'Server', topic: 'Topic', token: 'Access token (optional)' },
  gotify: { server: 'Server', token: 'App token' },
  discord: { url: 'Webhook address' },
  telegram: { token: 'Bot token', chat: 'Chat ID', server: 'Server' },
  matrix: { server: 'Server', room: 'Room ID', token: 'Access token' },
  apprise: { server: 'Server', key: 'Configuration key' },
  json: {
    url: 'Web address',
    authorization: 'Authorization header (optional)',
    template: 'Message as JSON',
  },
};

const servers: Partial<Record<AddressPreset, string>> = {
  ntfy: 'https://ntfy.sh',
  telegram: 'https://api.telegram.org',
};

export const emptyValues = (preset: AddressPreset): AddressValues => ({
  preset,
  server: servers[preset] ?? '',
  topic: '',
  token: '',
  url: '',
  chat: '',
  room: '',
  key: '',
  authorization: '',
  template: DEFAULT_TEMPLATE,
});

const PLACEHOLDERS = '{title}, {message}, {link}, {id}';

type Props = {
  values: AddressValues;
  errors: FormErrors<AddressValues>;
  onChange: (to: Partial<AddressValues>) => void;
};

export function AddressFields({ values, errors, onChange }: Props) {
  const { t } = useWords();
  const field = useFields(values, errors, onChange);
  const fields = Object.entries(labels[values.preset]) as [AddressField, Phrase][];
  return fields.map(([name, label]) => {
    const shared = {
      ...field(name),
      label: t(label),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
    };
    if (name === 'template')
      return (
        <TextArea
          key={name}
          rows={3}
          hint={t('Placeholders you can use in the texts: {names}', { names: PLACEHOLDERS })}
          {...shared}
        />
      );
    const isUrl = name === 'server' || name === 'url';
    return (
      <TextField
        key={name}
        type={isUrl ? 'url' : 'text'}
        hint={
          name === 'topic'
            ? t('Anyone who knows the topic can read the notifications, unless the server asks for a token.')
            : undefined
        }
        {...shared}
      />
    );
  });
}
