export const Logo = ({ className = 'size-14' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <rect width="64" height="64" rx="16" fill="var(--accent)" />
    <g fill="none" stroke="var(--on-accent)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 38v-5c0-2.6 1.6-4.8 4-5.700l4.6-8.300A6 6 0 0 1 25.9 16h12.200a6 6 0 0 1 5.3 3l4.6 8.300c2.4.9 4 3.1 4 5.700v5a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
      <path d="M20 27h24m-19 8 5 5 10-9" />
    </g>
  </svg>
);
