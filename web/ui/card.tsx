import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={classes('bg-surface border-line shadow-card rounded-card border p-4', className)}
    {...rest}
  />
);
