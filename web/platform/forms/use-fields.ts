import { useWords } from '#web/platform/language/language.ts';
import { errorText, type FormErrors } from './check.ts';

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string | undefined ? Name : never;
}[keyof Values] &
  string;

/** The name, value, error and change handler of a text field or a select. */
export function useFields<Values extends object>(
  values: Values,
  errors: FormErrors<Values>,
  onChange: (to: Partial<Values>) => void,
) {
  const { t } = useWords();
  return (name: TextName<Values>) => ({
    name,
    value: (values[name] ?? '') as string,
    error: errorText(t, errors[name]),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange({ [name]: value } as Partial<Values>),
  });
}

export type TextProps = ReturnType<ReturnType<typeof useFields>>;
