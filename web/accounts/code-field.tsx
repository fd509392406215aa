import { TextField } from '#web/ui/text-field.tsx';

/** A code of the authenticator app (`numeric`) or a recovery code; the field is named `code`. */
export const CodeField = ({ label, numeric }: { label: string; numeric: boolean }) => (
  <TextField
    label={label}
    name="code"
    required
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    inputMode={numeric ? 'numeric' : 'text'}
    maxLength={numeric ? 9 : 30}
    className="tabular"
  />
);
