import { classes } from './classes.ts';

type Fact = { label: string; value: string; isWide: boolean };

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classes('grid grid-cols-2 gap-x-4 gap-y-3', className)}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? 'col-span-2' : 'min-w-0'}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
