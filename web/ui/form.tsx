import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
};

/** Checked by its schema, not by the browser. */
export const Form = ({ busy, onSubmit, ...rest }: Props) => (
  <form
    noValidate
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      if (!busy) void onSubmit(event.currentTarget);
    }}
  />
);
